/** Saves a file as a download of the browser. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the address after the click: revoking it at once would cancel the download.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
