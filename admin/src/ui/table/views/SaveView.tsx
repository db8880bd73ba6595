import { esquemaNombreDeVista, propios } from '@adjudica/domain';
import { useDataProvider } from 'react-admin';
import type { VistaGuardadaVista } from '../../../generated/api';
import { ActoDialog } from '../../acto/ActoDialog';
import { Casilla } from '../../acto/Casilla';
import { Texto } from '../../acto/Texto';
import type { ActoSinRuta } from '../../acto/tipos';
import { VIEW_RESOURCE, type ViewContent } from './view';

interface SaveViewProps {
  /** Of the list. */
  readonly listKey: string;
  readonly content: ViewContent;
  /** Left out = a new one. */
  readonly vista?: VistaGuardadaVista;
  readonly onClose: () => void;
}

const acto = (vista: VistaGuardadaVista | undefined): ActoSinRuta => ({
  titulo: vista === undefined ? propios.vistaGuardar : propios.vistaEditar(vista.nombre),
  confirmar: 'Guardar',
  campos: {
    nombre: { etiqueta: propios.vistaNombre, tipo: Texto, inicial: vista?.nombre ?? '' },
    compartida: { etiqueta: propios.vistaCompartir, tipo: Casilla, inicial: vista?.compartida ?? false },
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
    <ActoDialog acto={acto(vista)} id={null} enviar={save} onClose={onClose}>
      {vista === undefined && propios.vistaQueGuarda}
    </ActoDialog>
  );
}
