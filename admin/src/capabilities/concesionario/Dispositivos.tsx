import {
  CON,
  type DatosDeDispositivoDeConcesionario,
  formularioDeDispositivoDeConcesionario,
  propios,
} from '@adjudica/domain';
import { MoneyField } from '../../ui/fields/columns';
import { DataTable } from '../../ui/table/DataTable';
import { type DeConcesionario, type DefinicionDeParte, Parte } from './Parte';
import type { DispositivoRecord } from './tipos';

const dispositivos: DefinicionDeParte<DatosDeDispositivoDeConcesionario> = {
  recurso: 'dispositivo',
  formulario: formularioDeDispositivoDeConcesionario,
  titulo: propios.dispositivosDeConcesionario,
  nuevo: propios.dispositivoNuevo,
  creado: CON.dispositivoCreado,
  editado: CON.dispositivoEditado,
  eliminado: propios.dispositivoEliminado,
};

/** CON-510: what a dealer sells beside the vehicle. */
export const Dispositivos = (props: DeConcesionario) => (
  <Parte {...props} parte={dispositivos}>
    <DataTable.Col<DispositivoRecord> source="valor" field={MoneyField} align="right" disableSort />
  </Parte>
);
