import { useEffect, useRef } from 'react';

/** Elements that use these keys themselves: fields, open menus, tabs, dialogs above the viewer. */
const OWN_KEYS =
  'input, textarea, select, [contenteditable=true], [role=menu], [role=listbox], [role=combobox], [role=tablist], [role=radiogroup], .MuiDialog-root:not([data-visor])';

/** Keys of the whole page while the viewer or a panel is open. It is not modal, so the focus may be in the list beside it. false = not meant for it. */
export function useKeys(actions: Readonly<Record<string, (() => unknown) | undefined>>): void {
  const current = useRef(actions);
  current.current = actions;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const action = current.current[event.key];
      if (action === undefined) return;
      const owner = event.target instanceof Element ? event.target.closest(OWN_KEYS) : null;
      if (owner !== null) return;
      if (action() !== false) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
