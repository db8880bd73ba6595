import { formularioDeReferencia, hoyEn, mensajes, type TipoDeReferencia, tiposDeReferencia } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { AdjudicaDataProvider } from '../../providers/dataProvider';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { AvisoDeSalida } from '../../ui/formulario/AvisoDeSalida';
import { ConflictoDialog } from '../../ui/formulario/ConflictoDialog';
import { CamposContext } from '../../ui/formulario/contexto';
import { SeccionDeCampos } from '../../ui/formulario/SeccionDeCampos';
import { avisoDeIdentificacion } from '../../ui/formulario/tabla';
import { type RegistroEditable, useEdicion } from '../../ui/formulario/useEdicion';
import type { ReferenciaRecord } from './tipos';

interface ReferenciaDialogProps {
  readonly tipo: TipoDeReferencia;
  readonly clave: string;
  /** `null` = a new one, with empty fields (REF-003). */
  readonly referencia: ReferenciaRecord | null;
  readonly onClose: () => void;
}

const nueva: RegistroEditable = { id: 'nueva', version: 0 };
const avisos = { identificacion: avisoDeIdentificacion };
const anchos = { nombre: 2, nombreComercio: 2, direccion: 2 } as const;

/** REF-001…003: one dialog adds and edits the references of the three types; each draws the fields of its own table. Render it only while it is open. */
export function ReferenciaDialog({ tipo, clave, referencia, onClose }: ReferenciaDialogProps) {
  const id = useId();
  const phone = useMediaQuery('(max-width:599px)', { noSsr: true });
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  const [hoy] = useState(() => hoyEn(new Date()));
  const [preguntando, setPreguntando] = useState(false);
  const edicion = useEdicion({
    formulario: formularioDeReferencia(tipo),
    contexto: { hoy },
    registro: referencia ?? nueva,
    recurso: 'referencia',
    puedeEditar: true,
    enEdicion: true,
    ...(referencia === null && {
      enviar: async (datos: object) => {
        const { data } = await dataProvider.create<ReferenciaRecord>('referencia', { data: { clave, tipo, ...datos } });
        return data as ReferenciaRecord;
      },
    }),
    avisos,
    exito: mensajes.EST.informacionGuardada,
    fallo: mensajes.GEN.errorMasTarde,
    onGuardado: onClose,
  });
  const { campos, conflicto, guardando, sucio } = edicion;
  const cerrar = () => {
    if (guardando) return;
    if (sucio) setPreguntando(true);
    else onClose();
  };
  const nombre = tiposDeReferencia.find(({ codigo }) => codigo === tipo)?.nombre.toLowerCase() ?? '';

  return (
    <CamposContext value={campos}>
      <Dialog open onClose={cerrar} aria-labelledby={id} maxWidth="sm" fullWidth fullScreen={phone}>
        <DialogTitle id={id}>
          {referencia === null ? 'Agregar' : 'Editar'} referencia {nombre}
        </DialogTitle>
        <DialogContent>
          <Box
            component="form"
            id={`${id}-form`}
            ref={edicion.raiz}
            noValidate
            autoComplete="off"
            onSubmit={(event) => {
              event.preventDefault();
              void edicion.guardar();
            }}
            sx={{ pt: 1 }}
          >
            <SeccionDeCampos seccion="referencia" anchos={anchos} />
            {/* Enter saves from any field, as in every form. */}
            <input type="submit" hidden />
          </Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={cerrar} disabled={guardando}>
            Cancelar
          </Button>
          <Button type="submit" form={`${id}-form`} variant="contained" loading={guardando}>
            {mensajes.CLI.guardar}
          </Button>
        </DialogActions>
      </Dialog>
      <ConfirmDialog
        open={preguntando}
        title="¿Descartar los cambios?"
        confirmLabel="Descartar"
        cancelLabel="Seguir editando"
        onConfirm={onClose}
        onCancel={() => setPreguntando(false)}
      >
        Lo que escribió no se ha guardado.
      </ConfirmDialog>
      {sucio && <AvisoDeSalida conBorrador={false} />}
      {conflicto !== null && (
        <ConflictoDialog
          tabla={campos.tabla}
          conflicto={conflicto}
          busy={guardando}
          onGuardar={(elecciones) => void edicion.resolver(elecciones)}
          onCancelar={edicion.volver}
        />
      )}
    </CamposContext>
  );
}
