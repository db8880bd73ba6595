import {
  CON,
  type DatosDeDispositivoDeConcesionario,
  formularioDeDispositivoDeConcesionario,
  propios,
} from '@adjudica/domain';
import { type DeConcesionario, type DefinicionDeParte, Parte } from './Parte';
import type { DispositivoRecord } from './tipos';

const dispositivos: DefinicionDeParte<DispositivoRecord, DatosDeDispositivoDeConcesionario> = {
  recurso: 'dispositivo',
  formulario: formularioDeDispositivoDeConcesionario,
  titulo: propios.dispositivosDeConcesionario,
  nuevo: propios.dispositivoNuevo,
  creado: CON.dispositivoCreado,
  editado: CON.dispositivoEditado,
  eliminado: propios.dispositivoEliminado,
  columnas: [{ campo: 'valor', tipo: 'dinero' }],
};

/** CON-510: what a dealer sells beside the vehicle. */
export const Dispositivos = (props: DeConcesionario) => <Parte {...props} parte={dispositivos} />;
