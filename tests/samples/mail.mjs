// E-mails as servers deliver them.

const HEAD = [
  "Return-Path: <ann@school.example>",
  "Received: from mail.example by mx.example; Mon, 2 Mar 2026 10:00:00 +0100",
  "From: Ann <ann@school.example>",
  "To: office@school.example",
  "Date: Mon, 2 Mar 2026 10:00:00 +0100",
  "Message-ID: <1@mail.example>",
  "MIME-Version: 1.0",
];

const part = (headers, body) =>
  [...Object.entries(headers).map(([name, value]) => `${name}: ${value}`), "", body].join("\r\n");

const inBase64 = (bytes) => Buffer.from(bytes).toString("base64").replaceAll(/.{76}/g, "$&\r\n");

/** A part in base64 with the name of a file. */
export function attached(name, bytes, type = "application/octet-stream", more = {}) {
  return part(
    {
      "Content-Type": `${type}; name="${name}"`,
      "Content-Transfer-Encoding": "base64",
      "Content-Disposition": `attachment; filename="${name}"`,
      ...more,
    },
    inBase64(bytes),
  );
}

/** A text as a part in base64, so that lines have any length. */
export function text(content, type = "text/plain") {
  return part({ "Content-Type": `${type}; charset=utf-8`, "Content-Transfer-Encoding": "base64" }, inBase64(content));
}

/** An e-mail of one part, or of several. */
export function mail(subject, parts, kind = "mixed") {
  const head = [...HEAD, `Subject: =?utf-8?B?${Buffer.from(subject).toString("base64")}?=`].join("\r\n");
  if (parts.length === 1) return `${head}\r\n${parts[0]}\r\n`;
  return `${head}\r\nContent-Type: multipart/${kind}; boundary="b1"\r\n\r\n${parts.map((one) => `--b1\r\n${one}\r\n`).join("")}--b1--\r\n`;
}
