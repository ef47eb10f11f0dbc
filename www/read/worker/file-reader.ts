/** The worker that reads files: answers one order at a time with the contents of its files. */
import { follow, isOrder } from "../thread.ts";

declare const self: DedicatedWorkerGlobalScope;

const host = {
  readCharacterMap: async (fileName: string) => (await import("../character-maps.ts")).readCharacterMap(fileName),
  readUnpacker: async () => (await import("../unpacker.ts")).readUnpacker(),
  decodePicture: async (bytes: Uint8Array<ArrayBuffer>) => (await import("../decode-picture.ts")).decodePicture(bytes),
};

self.addEventListener("message", async ({ data }: MessageEvent<unknown>) => {
  if (isOrder(data)) self.postMessage(await follow(data, host));
});
