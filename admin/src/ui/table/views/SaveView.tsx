import { esquemaNombreDeVista, propios } from '@adjudica/domain';
import { useDataProvider } from 'react-admin';
import type { VistaGuardadaVista } from '../../../generated/api';
import { ActDialog } from '../../act/ActDialog';
import { CheckboxField } from '../../act/CheckboxField';
import { TextLineField } from '../../act/TextLineField';
import type { ActWithoutPath } from '../../act/types';
import { VIEW_RESOURCE, type ViewContent } from './view';

interface SaveViewProps {
  /** Of the list. */
  readonly listKey: string;
  readonly content: ViewContent;
  /** Left out = a new one. */
  readonly vista?: VistaGuardadaVista;
  readonly onClose: () => void;
}

const acto = (vista: VistaGuardadaVista | undefined): ActWithoutPath => ({
  titulo: vista === undefined ? propios.vistaGuardar : propios.vistaEditar(vista.nombre),
  confirmar: 'Guardar',
  campos: {
    nombre: { etiqueta: propios.vistaNombre, tipo: TextLineField, inicial: vista?.nombre ?? '' },
    compartida: { etiqueta: propios.vistaCompartir, tipo: CheckboxField, inicial: vista?.compartida ?? false },
  },
  esquema: esquemaNombreDeVista,
  exito: propios.vistaGuardada,
  descartar: propios.descartarCambios,
});

/** Name and sharing of a view, for a new or an existing one. */
export default function SaveView({ listKey, content, vista, onClose }: SaveViewProps) {
  const dataProvider = useDataProvider();
  const save = async (body: object, key: string): Promise<VistaGuardadaVista> => {
    const meta = { key };
    if (vista === undefined) {
      const { data } = await dataProvider.create(VIEW_RESOURCE, {
        data: { ...content, ...body, lista: listKey },
        meta,
      });
      return data;
    }
    const data = { ...vista, ...body };
    return (await dataProvider.update(VIEW_RESOURCE, { id: vista.id, data, previousData: vista, meta })).data;
  };
  return (
    <ActDialog acto={acto(vista)} id={null} enviar={save} onClose={onClose}>
      {vista === undefined && propios.vistaQueGuarda}
    </ActDialog>
  );
}
