/** Leaves the application; replaced by tests. */
export const browser = {
  goTo(url: string): void {
    window.location.assign(url);
  },
};
