import { type BloqueDeContrato, LEG, propios } from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { AdjudicaDataProvider } from '../../providers/dataProvider';
import {
  DraftStatusText,
  type LocalCopyChoice,
  LocalCopyNotice,
  RestoredDraftNotice,
} from '../../ui/form/draft/DraftNotices';
import type { DraftStatus } from '../../ui/form/draft/draft';
import { fechaHora } from '../../ui/format';
import { IdleRichTextField } from '../../ui/rich-text/IdleRichTextField';
import { RichText } from '../../ui/rich-text/RichText';
import { useNotifyError } from '../../ui/useNotifyError';
import { useSingleMutation } from '../../ui/useSingleMutation';
import { Comparar } from './Comparar';
import type { BloqueDetalle, BloqueEscrito, ContratoDetalle } from './tipos';
import type { useDraftTexts } from './useDraftTexts';

type Escritos = ReturnType<typeof useDraftTexts>;

interface TextoProps {
  readonly contrato: ContratoDetalle;
  readonly bloque: BloqueEscrito;
  readonly detalle: BloqueDetalle | undefined;
  readonly escrito: Escritos['escritos'][BloqueDeContrato] | undefined;
  /** What was typed on this machine beside a newer draft from elsewhere. */
  readonly copia: LocalCopyChoice | null;
  readonly estado: DraftStatus;
  readonly onEscribir: (texto: string | null) => void;
  readonly guardando: Escritos['guardando'];
  /** The block to go on with; `null` = this one. */
  readonly onGuardado: (siguiente: BloqueDeContrato | null) => void;
}

/** One block: to be read, written, or compared with what it was. */
export function Texto(props: TextoProps) {
  const { bloque, detalle, escrito, copia, estado, onEscribir } = props;
  const { encabezado, editable, existe, cambiados, otroFormato, numero, escritoPor, escritoEn } = bloque;
  const [comparando, setComparando] = useState(false);
  const guardado = bloque.texto ?? detalle?.propuesto ?? '';
  const texto = escrito?.texto ?? bloque.texto ?? detalle?.propuesto ?? null;
  const { guardar, enCurso } = useSaveBlock(props, texto);
  const conFormato = detalle?.propuesto ?? null;
  return (
    <Card component="section" aria-label={propios.bloqueTexto} sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, mb: 1.5 }}>
        <div>
          <Typography variant="h3" component="h2">
            {encabezado}
          </Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {existe === 'N'
              ? propios.bloqueSinGenerar
              : propios.bloqueEscritoPor(numero ?? 1, escritoPor ?? '', fechaHora(escritoEn))}
          </Typography>
        </div>
        <Vista comparando={comparando} onChange={setComparando} />
      </Box>
      <Avisos bloque={bloque} detalle={detalle} escrito={escrito} />
      <RestoredDraftNotice restored={escrito?.restored ?? null} onDiscard={() => onEscribir(null)} disabled={enCurso} />
      <LocalCopyNotice copy={copia} disabled={enCurso} />
      {comparando && <Comparar detalle={detalle} texto={texto} />}
      {/* It stays behind the comparison: whoever comes back finds his cursor, and can undo what he typed. */}
      <Box hidden={comparando}>
        {editable && texto !== null ? (
          <IdleRichTextField
            name="texto"
            label={propios.bloqueTexto}
            value={texto}
            onChange={(nuevo) => onEscribir(nuevo === guardado ? null : nuevo)}
            required
            disabled={enCurso}
          />
        ) : (
          <RichText html={texto ?? ''} />
        )}
      </Box>
      {editable && (
        <Box
          sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, justifyContent: 'flex-end' }}
        >
          <Box sx={{ flex: 1 }}>{escrito !== undefined && <DraftStatusText status={estado} />}</Box>
          {conFormato !== null && texto !== conFormato && (
            <Button disabled={enCurso} onClick={() => onEscribir(conFormato)}>
              {propios.bloqueUsarFormato}
            </Button>
          )}
          <Button
            variant="contained"
            disabled={
              enCurso ||
              texto === null ||
              (existe === 'S' && escrito === undefined && !otroFormato && cambiados.length === 0)
            }
            onClick={() => void guardar()}
          >
            {propios.bloqueGuardar}
          </Button>
        </Box>
      )}
    </Card>
  );
}

function Vista({ comparando, onChange }: { comparando: boolean; onChange: (si: boolean) => void }) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={comparando}
      aria-label={propios.bloqueVista}
      onChange={(_, cual: boolean | null) => cual !== null && onChange(cual)}
    >
      {[false, true].map((cual) => (
        <ToggleButton key={String(cual)} value={cual} sx={{ px: 1.5, py: 0.25, textTransform: 'none' }}>
          {cual ? propios.bloqueComparar : propios.bloqueLeer}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** Why it is to be looked at again. */
function Avisos({ bloque, detalle, escrito }: Pick<TextoProps, 'bloque' | 'detalle' | 'escrito'>) {
  const { motivo, otroFormato, cambiados, existe, version } = bloque;
  const faltan = existe === 'N' ? (detalle?.faltan ?? []) : [];
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 1 }}>
      {motivo !== null && <Alert severity="error">{motivo}</Alert>}
      {escrito !== undefined && escrito.version !== (version ?? 0) && (
        <Alert severity="warning">{propios.bloqueEscritoAntes}</Alert>
      )}
      {otroFormato && <Alert severity="warning">{propios.bloqueOtroFormato}</Alert>}
      {cambiados.length > 0 && <Alert severity="warning">{propios.bloqueCambiaron(cambiados.join(', '))}</Alert>}
      {faltan.length > 0 && <Alert severity="info">{propios.bloqueFaltan(faltan.join(', '))}</Alert>}
    </Box>
  );
}

/** LEG-567, LEG-568, LEG-610, LEG-611: creates the block that was not there, or writes it anew from the version that is on the screen. */
function useSaveBlock(
  { contrato, bloque, detalle, escrito, onEscribir, guardando, onGuardado }: TextoProps,
  texto: string | null,
) {
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  const refrescar = useRefresh();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const nuevo = bloque.existe === 'N';
  const huella = detalle?.huella ?? undefined;
  const guardar = async (): Promise<void> => {
    const params = { idCodigo: contrato.id };
    const body = { texto: texto ?? '', huella };
    if (nuevo) {
      await dataProvider.post('/contrato/{idCodigo}/bloque', params, { bloque: bloque.bloque, ...body });
      return;
    }
    await dataProvider.put('/contrato/{idCodigo}/bloque/{bloque}', { ...params, bloque: bloque.bloque }, body, {
      version: bloque.version ?? undefined,
    });
  };
  const { run, pending } = useSingleMutation({
    mutationFn: () => guardando(bloque.bloque, guardar),
    onSuccess: () => {
      notify(nuevo ? LEG.bloqueGenerado : LEG.bloqueActualizado, { type: 'success' });
      const pendiente = contrato.bloques.find((otro) => otro !== bloque && otro.existe === 'N');
      onGuardado(nuevo ? (pendiente?.bloque ?? null) : null);
      refrescar();
    },
    onError: (error) => {
      // the draft waited for the save: nothing typed may hang on this screen alone
      if (escrito !== undefined) onEscribir(escrito.texto);
      notifyError(error);
      refrescar();
    },
  });
  return { guardar: () => run(undefined), enCurso: pending };
}
