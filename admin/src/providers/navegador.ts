/** Leaves the application; tests see where to. */
export const navegador = {
  irA(url: string): void {
    window.location.assign(url);
  },
};
