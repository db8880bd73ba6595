import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useBlocker } from 'react-router';
import { headerHeight } from '../layout/measures';
import { useKeys } from '../viewer/useKeys';
import { WindowContext } from './DialogWindow';
import { DiscardDialog } from './DiscardDialog';

/** In pixels; from 1200 px on the page leaves it this place. */
export const PANEL_WIDTH = 440;

/** State of a change of address that loses no typed text: it was asked about, or sent. */
export const ASKED = { asked: true } as const;

interface SidePanelProps {
  readonly onClose: () => void;
  /** To the next record, or to the one before. */
  readonly onStep: (step: 1 | -1) => void;
  /** Above the content. */
  readonly toolbar: ReactNode;
  /** A `DialogFrame`. */
  readonly children: ReactNode;
}

/**
 * The content of a dialog beside the page, which stays in use: j and k go to the next record and to the one before, a goes to the button, Escape
 * closes. What was typed is asked about before another record, or another page, takes its place. Render it only while it is open, with its record as key.
 */
export function SidePanel({ onClose, onStep, toolbar, children }: SidePanelProps) {
  const id = useId();
  const closing = useRef<(() => void) | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const close = () => (closing.current ?? onClose)();
  const blocker = useBlocker(
    ({ nextLocation }) =>
      (nextLocation.state as Partial<typeof ASKED> | null)?.asked !== true && hasInput(panel.current),
  );
  useKeys({
    Escape: () => (document.querySelector('[data-visor]') === null ? close() : false),
    j: () => onStep(1),
    k: () => onStep(-1),
    a: () => panel.current?.querySelector<HTMLElement>('button[type=submit]')?.focus(),
  });
  return (
    <WindowContext value={{ id, closing }}>
      <Paper
        ref={panel}
        role="dialog"
        aria-modal={false}
        aria-labelledby={id}
        tabIndex={-1}
        square
        elevation={8}
        data-sin-imprimir
        sx={{
          display: 'flex',
          flexDirection: 'column',
          position: 'fixed',
          inset: `${headerHeight}px 0 0 auto`,
          width: PANEL_WIDTH,
          zIndex: 'appBar',
          borderLeft: 1,
          borderColor: 'divider',
          outline: 'none',
        }}
      >
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 0.5,
            px: 1,
            py: 0.5,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          {toolbar}
        </Box>
        {children}
      </Paper>
      <DiscardDialog
        open={blocker.state === 'blocked'}
        onConfirm={() => blocker.proceed?.()}
        onCancel={() => blocker.reset?.()}
      />
    </WindowContext>
  );
}

const hasInput = (panel: HTMLElement | null): boolean =>
  [...(panel?.querySelectorAll<HTMLInputElement>('input[type=checkbox], textarea:not([aria-hidden])') ?? [])].some(
    ({ type, checked, value }) => (type === 'checkbox' ? checked : value !== ''),
  );
