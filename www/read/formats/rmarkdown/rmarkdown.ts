/**
 * R Markdown and Quarto: a text with chunks of code, which are run when it is printed.
 *
 * As in a notebook, the text between the code becomes comments: compared as a program, such a file is its code, and compared as a text,
 * its words are the same. Every line stays where it is.
 */
import { message } from "../../../i18n/message.ts";
import { type Content, contentOf } from "../../model.ts";

/** Where a chunk of code begins: a fence with the name of a language in braces. */
const OPENS = /^[ \t]*(`{3,}|~{3,})[ \t]*\{[A-Za-z]/;

/** A fence, whose signs end a chunk that as many or fewer began. */
const FENCE = /^[ \t]*(`{3,}|~{3,})[ \t]*$/;

export function readRMarkdown(text: string): Content {
  const format = message("files-format-rmarkdown");
  /** The fence that the current chunk began with; null between chunks. */
  let fence: string | null = null;
  let hasCode = false;
  const lines = text.split(/(\r\n|\r|\n)/).map((line, at) => {
    if (at % 2 === 1 || line === "") return line;
    if (fence !== null) {
      if (!FENCE.exec(line)?.[1]?.startsWith(fence)) return line;
      fence = null;
    } else {
      fence = OPENS.exec(line)?.[1] ?? null;
      hasCode ||= fence !== null;
    }
    return `# ${line}`;
  });
  return contentOf(format, hasCode ? lines.join("") : text);
}
