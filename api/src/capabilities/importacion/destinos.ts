import type { TipoDeImportacion } from '@adjudica/domain';
import type { ParticipanteStore } from '../participante';
import type { Destino } from './destino';
import { adjudicaciones } from './destinos/adjudicaciones';
import { asambleas } from './destinos/asambleas';
import { catalogos } from './destinos/catalogos';
import { concesionarios, dispositivos, ejecutivosDeConcesionario } from './destinos/concesionarios';
import { listasDeControl } from './destinos/listas';
import { movimientos } from './destinos/movimientos';
import { personas } from './destinos/personas';
import { grupos, planes } from './destinos/planes';
import { tiposDeTarea } from './destinos/tareas';
import { ejecutivosAsignados, usuarios } from './destinos/usuarios';
import { marcasYModelos, preciosDeVehiculo } from './destinos/vehiculos';

/** One per type of file (modelo.md, "Import files"). A later capability adds its own here and its row rules in domain/importacion. */
export function destinosDe(participantes: ParticipanteStore): Readonly<Record<TipoDeImportacion, Destino>> {
  return {
    grupos,
    personas,
    planes,
    usuarios,
    asambleas: asambleas(participantes),
    adjudicaciones,
    'ejecutivos-asignados': ejecutivosAsignados,
    movimientos,
    ...catalogos,
    'marcas-modelos': marcasYModelos,
    'precios-vehiculo': preciosDeVehiculo,
    concesionarios,
    'ejecutivos-concesionario': ejecutivosDeConcesionario,
    dispositivos,
    'tipos-tarea': tiposDeTarea,
    'listas-control': listasDeControl,
  };
}
