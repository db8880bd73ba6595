import { esquemaNombreDeVista, propios } from '@adjudica/domain';
import { useDataProvider } from 'react-admin';
import type { VistaGuardadaVista } from '../../../generated/api';
import { ActoDialog } from '../../acto/ActoDialog';
import { Casilla } from '../../acto/Casilla';
import { Texto } from '../../acto/Texto';
import type { Acto } from '../../acto/tipos';
import { type ContenidoDeVista, RECURSO } from './vista';

interface GuardarVistaProps {
  /** Of the list. */
  readonly clave: string;
  readonly contenido: ContenidoDeVista;
  /** Left out = a new one. */
  readonly vista?: VistaGuardadaVista;
  readonly onClose: () => void;
}

const acto = (vista: VistaGuardadaVista | undefined): Acto => ({
  recurso: RECURSO,
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

/** Name of a view and whether others see it: of a new one, or of one that is there. */
export default function GuardarVista({ clave, contenido, vista, onClose }: GuardarVistaProps) {
  const dataProvider = useDataProvider();
  const guardar = async (cuerpo: object, key: string): Promise<VistaGuardadaVista> => {
    const meta = { clave: key };
    if (vista === undefined) {
      const { data } = await dataProvider.create(RECURSO, { data: { ...contenido, ...cuerpo, lista: clave }, meta });
      return data;
    }
    const data = { ...vista, ...cuerpo };
    return (await dataProvider.update(RECURSO, { id: vista.id, data, previousData: vista, meta })).data;
  };
  return (
    <ActoDialog acto={acto(vista)} id={null} enviar={guardar} onClose={onClose}>
      {vista === undefined && propios.vistaQueGuarda}
    </ActoDialog>
  );
}
