/** Fetches what recognition needs from the page's own server. The service worker keeps it from then on. */
export async function fetchAsset(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(new URL(address, import.meta.url));
  if (!response.ok) throw new Error(`${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
