const LOADING = '.MuiSkeleton-root, [aria-busy=true], [aria-label=Cargando], [role=progressbar]:not([aria-valuenow])';
const STEP_MS = 100;
/** How long the text has to stay unchanged, because figures may arrive one after the other. */
const QUIET_MS = 500;
/** The longest wait, for printing without a network. */
const PATIENCE_MS = 10_000;

const isPrintKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'p' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** Resolves once nothing in the part is loading and its text no longer changes. */
async function untilQuiet(part: HTMLElement): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  let text = '';
  for (let since = Date.now(); Date.now() < until && Date.now() - since < QUIET_MS; ) {
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
    const current = part.querySelector(LOADING) === null ? (part.textContent ?? '') : '';
    if (current === '' || current !== text) since = Date.now();
    text = current;
  }
}

/**
 * Loads a part that has not been scrolled into view before the page is printed. Ctrl+P waits for it. The browser's print menu does not, so the part
 * is loaded as soon as the pointer or the focus leaves the page.
 * @returns a function that removes the listeners
 */
export function loadBeforePrint(part: HTMLElement, load: () => void): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isPrintKey(event)) return;
    load();
    // Another part has started the print already and waits for the whole page.
    if (event.defaultPrevented) return;
    event.preventDefault();
    void untilQuiet(part.closest('main') ?? part).then(() => window.print());
  };
  window.addEventListener('beforeprint', load);
  window.addEventListener('blur', load);
  document.documentElement.addEventListener('mouseleave', load);
  window.addEventListener('keydown', onKeyDown);
  return () => {
    window.removeEventListener('beforeprint', load);
    window.removeEventListener('blur', load);
    document.documentElement.removeEventListener('mouseleave', load);
    window.removeEventListener('keydown', onKeyDown);
  };
}
