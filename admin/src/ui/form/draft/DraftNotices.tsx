import { formatearInstante, type Instante, propios } from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { fechaHora } from '../../format';
import type { DraftStatus } from './draft';

export interface LocalCopyChoice {
  /** UTC ISO */
  readonly writtenAt: Instante;
  readonly use: () => void;
  readonly discard: () => void;
}

interface RestoredDraftNoticeProps {
  /** UTC ISO of the draft that was put back; `null` = none was. */
  readonly restored: Instante | null;
  readonly onDiscard: () => void;
  readonly disabled: boolean;
}

export function RestoredDraftNotice({ restored, onDiscard, disabled }: RestoredDraftNoticeProps) {
  if (restored === null) return null;
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" size="small" onClick={onDiscard} disabled={disabled}>
          Descartar
        </Button>
      }
    >
      {propios.borradorRestaurado(fechaHora(restored))}
    </Alert>
  );
}

interface LocalCopyNoticeProps {
  readonly copy: LocalCopyChoice | null;
  readonly disabled: boolean;
}

/** Asks which of two drafts of the same user is kept. */
export function LocalCopyNotice({ copy, disabled }: LocalCopyNoticeProps) {
  if (copy === null) return null;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        <>
          <Button color="inherit" size="small" onClick={copy.use} disabled={disabled}>
            {propios.usarCopia}
          </Button>
          <Button color="inherit" size="small" onClick={copy.discard} disabled={disabled}>
            Descartarlo
          </Button>
        </>
      }
    >
      {propios.copiaEnDuda(fechaHora(copy.writtenAt))}
    </Alert>
  );
}

/** State of the draft in a few words. */
export function DraftStatusText({ status }: { readonly status: DraftStatus }) {
  if (status.kind === 'none') return null;
  return (
    <Typography
      variant="caption"
      role="status"
      sx={{ color: status.kind === 'saved' ? 'text.secondary' : 'warning.main' }}
    >
      {textOfStatus(status)}
    </Typography>
  );
}

function textOfStatus({ kind, guardadoEn, offline = false }: DraftStatus): string {
  switch (kind) {
    case 'none':
      return '';
    case 'saved':
      return propios.borradorGuardado(timeOf(guardadoEn));
    case 'on-device':
      return propios.borradorEnEquipo(offline);
    case 'failed':
      return propios.borradorPendiente(offline);
    case 'refused':
      return propios.borradorRechazado;
    case 'other-tab':
      return propios.borradorEnOtraPestana;
  }
}

/** Whether what is left now will be restored. */
export const isKept = ({ kind }: DraftStatus): boolean => kind === 'none' || kind === 'saved' || kind === 'on-device';

/** 'HH:mm' in Ecuador. */
const timeOf = (instant: Instante | null): string => (instant === null ? '' : formatearInstante(instant).slice(-5));
