const LOADING = '.MuiSkeleton-root, [aria-busy=true], [aria-label=Cargando], [role=progressbar]:not([aria-valuenow])';
const STEP_MS = 100;
/** Without anything new, so that a part whose figures come one after the other is waited for. */
const QUIET_MS = 500;
/** Who prints without a network is not kept waiting for ever. */
const PATIENCE_MS = 10_000;

const isPrintKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'p' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** Returns once nothing in it loads and its text stays as it is. */
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
 * Loads a part of the page that nobody has come near before the page is printed. Of the keys the print waits for it; a browser's menu waits for
 * nobody, so that the part is loaded as soon as somebody leaves the page for the menu, with the pointer or the keyboard. @returns what ends it.
 */
export function loadBeforePrint(part: HTMLElement, load: () => void): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isPrintKey(event)) return;
    load();
    // another part of the page prints already, and waits for the whole page
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
