import { mensajes } from '@adjudica/domain';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import HighlightOffOutlined from '@mui/icons-material/HighlightOffOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import MuiLink from '@mui/material/Link';
import { alpha } from '@mui/material/styles';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { fechaHora, vacio } from '../../ui/format';
import { StateChip } from '../../ui/StateChip';
import type { Upload } from '../../ui/upload/queue';
import { fileRules, sizeText } from '../../ui/upload/rules';
import { useFileDrop } from '../../ui/upload/useFileDrop';
import type { Decision } from './DecisionDialog';
import { confirmacionDe, type DocumentoRecord, nombreDeDueno, puede, tieneArchivo } from './tipos';
import type { useRequest } from './useRequest';
import type { ArchivoParaDocumento } from './useSubidaDeDocumentos';

interface FilaDeDocumentoProps {
  readonly documento: DocumentoRecord;
  readonly conEstado: boolean;
  readonly enVisor: boolean;
  /** Its upload, on its way or failed. */
  readonly subida: Upload | null;
  /** A link led to this document. */
  readonly pedido: ReturnType<typeof useRequest> | null;
  readonly onAbrir: (id: number) => void;
  readonly onSubir: (archivos: readonly ArchivoParaDocumento[]) => void;
  readonly onDecidir: (decision: Decision) => void;
}

/** The table has no room for columns. */
export const angosta = '@container (max-width:560px)';

/** One document: what was brought, what was decided, what can be done. A file dropped on the row is for this document. */
export function FilaDeDocumento(props: FilaDeDocumentoProps) {
  const { documento, conEstado, enVisor, subida, pedido, onAbrir, onSubir, onDecidir } = props;
  const { id, tipo, estado } = documento;
  const notify = useNotify();
  const [enDuda, setEnDuda] = useState<File | null>(null);
  const subible = puede(documento, 'subir');
  const subiendo = subida !== null && subida.state !== 'failed' && subida.state !== 'done';

  const onArchivos = useCallback(
    ([archivo]: readonly File[]) => {
      if (archivo === undefined) return;
      // Accepted bytes stay as a version, but the document is no longer accepted: that is asked first.
      if (estado === true) setEnDuda(archivo);
      else onSubir([{ documento, archivo }]);
    },
    [documento, estado, onSubir],
  );
  const zona = useFileDrop({ rule: fileRules[tipo.formato], disabled: !subible || subiendo, onFiles: onArchivos });

  const boton = useRequestedButton(pedido, zona.open);

  // DOC-030: there is nothing to open, and the row says so.
  const abrir = () =>
    tieneArchivo(documento) ? onAbrir(id) : notify(mensajes.DOC.noExisteDocumento, { type: 'error' });

  return (
    <TableRow
      {...zona.getRootProps({ role: 'row' })}
      hover
      selected={enVisor}
      onClick={abrir}
      aria-label={`${tipo.nombre}, ${nombreDeDueno[documento.dueno]}`}
      sx={(theme) => ({
        cursor: tieneArchivo(documento) ? 'pointer' : 'default',
        ...(zona.isDragActive && {
          outline: `2px dashed ${theme.palette.primary.main}`,
          outlineOffset: -2,
          bgcolor: alpha(theme.palette.primary.main, 0.06),
        }),
      })}
    >
      <TableCell sx={{ overflowWrap: 'anywhere' }}>
        <Nombre documento={documento} conMotivo={conEstado} onAbrir={abrir} />
        {subiendo && (
          <LinearProgress
            aria-hidden
            variant={subida.state === 'uploading' ? 'determinate' : 'indeterminate'}
            value={subida.progress * 100}
            sx={{ mt: 0.75, maxWidth: 260 }}
          />
        )}
      </TableCell>
      {conEstado && (
        <TableCell>
          <Confirmacion documento={documento} />
        </TableCell>
      )}
      <TableCell align="right" onClick={(event) => event.stopPropagation()} sx={{ cursor: 'default' }}>
        <Box
          sx={{
            display: 'flex',
            gap: 0.5,
            justifyContent: 'flex-end',
            [angosta]: { justifyContent: 'flex-start' },
            alignItems: 'center',
          }}
        >
          <Decidir documento={documento} accion="aceptar" onDecidir={onDecidir} />
          <Decidir documento={documento} accion="rechazar" onDecidir={onDecidir} />
          {subible && (
            <>
              <Button
                ref={boton}
                size="small"
                variant="outlined"
                startIcon={<UploadFileOutlined />}
                loading={subiendo}
                loadingPosition="start"
                onClick={zona.open}
                aria-label={`${tieneArchivo(documento) ? 'Reemplazar' : 'Subir'} ${tipo.nombre}, ${nombreDeDueno[documento.dueno]}`}
              >
                {tieneArchivo(documento) ? 'Reemplazar' : 'Subir'}
              </Button>
              <input {...zona.inputProps} aria-label={`Archivo de ${tipo.nombre}, ${nombreDeDueno[documento.dueno]}`} />
            </>
          )}
        </Box>
        <ConfirmDialog
          open={enDuda !== null}
          title="¿Reemplazar el documento aceptado?"
          confirmLabel="Reemplazar"
          onConfirm={() => {
            if (enDuda !== null) onSubir([{ documento, archivo: enDuda }]);
            setEnDuda(null);
          }}
          onCancel={() => setEnDuda(null)}
        >
          El archivo nuevo deja el documento pendiente de revisión. La versión aceptada se conserva.
        </ConfirmDialog>
      </TableCell>
    </TableRow>
  );
}

/** Somebody came for this document: its button is brought into view with the focus, and the choice of the file opens where the browser lets it. */
function useRequestedButton(pedido: FilaDeDocumentoProps['pedido'], elegirArchivo: () => void) {
  const boton = useRef<HTMLButtonElement>(null);
  const actual = useRef({ pedido, elegirArchivo });
  actual.current = { pedido, elegirArchivo };
  const pedida = pedido !== null;
  useEffect(() => {
    if (!pedida) return;
    boton.current?.scrollIntoView?.({ block: 'center' });
    boton.current?.focus({ preventScroll: true });
    // without a click a moment ago a browser refuses, and says so
    if (actual.current.pedido?.pedido?.subir === true && navigator.userActivation?.isActive !== false)
      actual.current.elegirArchivo();
    actual.current.pedido?.atendido();
  }, [pedida]);
  return boton;
}

interface NombreProps {
  readonly documento: DocumentoRecord;
  readonly conMotivo: boolean;
  readonly onAbrir: () => void;
}

function Nombre({ documento, conMotivo, onAbrir }: NombreProps) {
  const { tipo, nombreArchivo, longitud, versionArchivo, subidoEn, subidoPor, estado, observaciones } = documento;
  const conArchivo = tieneArchivo(documento);
  const detalles = conArchivo
    ? [
        nombreArchivo,
        longitud === null ? null : sizeText(longitud),
        fechaHora(subidoEn),
        subidoPor,
        versionArchivo > 1 ? `versión ${versionArchivo}` : null,
      ]
    : ['Sin archivo', tipo.obligatorio ? null : 'opcional', fileRules[tipo.formato].name];
  return (
    <>
      {conArchivo ? (
        <MuiLink
          component="button"
          type="button"
          onClick={(event) => {
            event.stopPropagation();
            onAbrir();
          }}
          sx={{ fontWeight: 560, fontSize: 'inherit', textAlign: 'left', verticalAlign: 'baseline' }}
        >
          {tipo.nombre}
        </MuiLink>
      ) : (
        <Box component="span" sx={{ fontWeight: 560 }}>
          {tipo.nombre}
        </Box>
      )}
      {!documento.aplica && <Nota>Ya no se requiere</Nota>}
      {documento.reemplazado && <Nota>De una persona que ya no consta en el plan</Nota>}
      <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {detalles.filter(Boolean).join(' · ')}
      </Typography>
      {conMotivo && estado === false && observaciones && (
        <Typography variant="caption" sx={{ display: 'block', color: 'error.main', overflowWrap: 'anywhere' }}>
          {observaciones}
        </Typography>
      )}
    </>
  );
}

function Nota({ children }: { readonly children: ReactNode }) {
  return (
    <Typography component="span" variant="caption" sx={{ ml: 1, color: 'warning.main' }}>
      {children}
    </Typography>
  );
}

/** DOC-502, DOC-504: the state, and who set it when. */
function Confirmacion({ documento }: Pick<FilaDeDocumentoProps, 'documento'>) {
  // A card has no columns to keep in line.
  if (!tieneArchivo(documento)) return <Box sx={{ [angosta]: { display: 'none' } }}>{vacio}</Box>;
  const { estado, decididoPor, decididoEn } = documento;
  return (
    <>
      <StateChip {...confirmacionDe(estado)} />
      {estado !== null && (
        <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary', mt: 0.25 }}>
          {/* Where it does not fit, day and hour stay together. */}
          {[decididoPor, fechaHora(decididoEn).replace(' ', '\u00a0')].filter(Boolean).join(' · ')}
        </Typography>
      )}
    </>
  );
}

interface DecidirProps extends Pick<FilaDeDocumentoProps, 'documento' | 'onDecidir'> {
  readonly accion: Decision['accion'];
}

function Decidir({ documento, accion, onDecidir }: DecidirProps) {
  if (!puede(documento, accion)) return null;
  const nombre = accion === 'aceptar' ? 'Aceptar' : 'Rechazar';
  return (
    <Tooltip title={nombre}>
      <IconButton
        size="small"
        color={accion === 'aceptar' ? 'success' : 'error'}
        aria-label={`${nombre} ${documento.tipo.nombre}, ${nombreDeDueno[documento.dueno]}`}
        onClick={() => onDecidir({ accion, id: documento.id })}
      >
        {accion === 'aceptar' ? <CheckCircleOutlined fontSize="small" /> : <HighlightOffOutlined fontSize="small" />}
      </IconButton>
    </Tooltip>
  );
}
