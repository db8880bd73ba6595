let spy: jest.SpyInstance | undefined;

/** To the end of the test the screen is as narrow as a phone's, as far as `useMediaQuery` tells: jsdom draws nothing. */
export function asPhone(): void {
  const matchMedia = window.matchMedia;
  spy = jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...matchMedia(query), matches: query.includes('max-width:599px') }));
}

/** After each test, also of the files that share this module (setup.ts). */
export const asDesktop = (): void => spy?.mockRestore();
