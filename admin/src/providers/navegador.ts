/** Leaves the application; replaced by tests. */
export const navegador = {
  irA(url: string): void {
    window.location.assign(url);
  },
};
