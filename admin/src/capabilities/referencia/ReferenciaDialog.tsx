import { formularioDeReferencia, hoyEn, mensajes, type TipoDeReferencia, tiposDeReferencia } from '@adjudica/domain';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { AdjudicaDataProvider } from '../../providers/dataProvider';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { AvisoDeSalida } from '../../ui/formulario/AvisoDeSalida';
import { ConflictoDialog } from '../../ui/formulario/ConflictoDialog';
import { CamposContext } from '../../ui/formulario/contexto';
import type { RegistroEditable } from '../../ui/formulario/edicion';
import { SeccionDeCampos } from '../../ui/formulario/SeccionDeCampos';
import { avisoDeIdentificacion } from '../../ui/formulario/tabla';
import { useEdicion } from '../../ui/formulario/useEdicion';
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
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  const [hoy] = useState(() => hoyEn(new Date()));
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
  const nombre = tiposDeReferencia.find(({ codigo }) => codigo === tipo)?.nombre.toLowerCase() ?? '';

  return (
    <CamposContext value={campos}>
      <FormDialog
        title={`${referencia === null ? 'Agregar' : 'Editar'} referencia ${nombre}`}
        onClose={onClose}
        onSubmit={() => void edicion.guardar()}
        submitLabel={mensajes.CLI.guardar}
        busy={guardando}
        dirty={sucio}
        formRef={edicion.raiz}
        fullOnPhone
      >
        <SeccionDeCampos seccion="referencia" anchos={anchos} />
      </FormDialog>
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
