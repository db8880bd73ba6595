import {
  type EventoDelRecorrido,
  type Fecha,
  nombreDeDepartamento,
  pasosDelRecorrido,
  propios,
  recorridoDe,
  sumarDias,
} from '@adjudica/domain';
import type { EventoRecord } from '../capabilities/evento/tipos';
import type { RecorridoRecord } from '../capabilities/recorrido/tipos';
import { plan12, zambrano } from './clientes';

const eventos: readonly EventoDelRecorrido[] = [
  { tipo: 'ADJUDICACION', fecha: '2026-10-20', usuario: 'Ana Cevallos', idDepartamento: '005' },
  { tipo: 'ASIGNACION', fecha: '2026-10-21', usuario: 'Marta Jefa', idDepartamento: '002' },
  { tipo: 'SOLICITUD-GENERADA', fecha: '2026-11-05', usuario: 'Lucía Andrade', idDepartamento: '002' },
  { tipo: 'DOCUMENTOS-GENERADOS', fecha: '2026-11-05', usuario: 'Lucía Andrade', idDepartamento: '002' },
  { tipo: 'CARPETA-ENVIADA', fecha: '2026-11-13', usuario: 'Lucía Andrade', idDepartamento: '002' },
];

/** A journey as the API sends it, by the same rules. */
export function recorridoDePrueba(
  hechos: readonly EventoDelRecorrido[] = eventos,
  fechaAdjudicacion: Fecha | null = '2026-10-20',
): RecorridoRecord {
  const { puntos, total } = recorridoDe({
    producto: '01',
    eventos: hechos,
    fechaAdjudicacion,
    asignado: false,
    hoy: '2026-11-20',
  });
  return {
    cabecera: {
      ...plan12,
      adjudicado: fechaAdjudicacion !== null,
      fechaAdjudicacion,
      clienteId: zambrano.id,
      identificacion: zambrano.identificacion,
      nombreCompleto: zambrano.nombreCompleto,
      ejecutivo: 'Lucía Andrade',
      departamento: 'Riesgos',
    },
    puntos: puntos.map(({ paso, avance, ...punto }) => ({
      ...punto,
      avance: avance && propios.avanceDePaso(avance.tipo, avance.fecha, avance.usuario, null),
      id: paso.id,
      nombre: paso.nombre,
      mandatorio: 'S',
      departamento: nombreDeDepartamento(punto.idDepartamento),
      color: paso.color ?? null,
    })),
    total,
    cumplidos: puntos.filter(({ cumple }) => cumple).length,
  };
}

/** Legal began the note while risk still has the folder. */
export const recorridoConPagare = {
  eventos: [...eventos, { tipo: 'PAGARE-GENERADO', fecha: '2026-11-16', usuario: 'Paula Ríos', idDepartamento: '003' }],
} as const satisfies { readonly eventos: readonly EventoDelRecorrido[] };

/** Every step done, one a day. */
export const entregado = recorridoDePrueba(
  pasosDelRecorrido.map(({ cumple, idDepartamento }, dia) => ({
    tipo: cumple[0] as string,
    fecha: sumarDias('2026-10-12', dia),
    usuario: 'Ana Cevallos',
    idDepartamento,
  })),
  '2026-10-12',
);

/** `cuantos` events, newest first, ids falling. */
export const eventosDePrueba = (cuantos: number): EventoRecord[] =>
  Array.from({ length: cuantos }, (_, i) => ({
    id: 1000 - i,
    nombreEvento: `Evento ${1000 - i}`,
    tipo: 'DOCUMENTO-SUBIDO',
    fecha: '2026-11-18T03:05:00.000Z',
    usuario: i === 0 ? null : 'Lucía Andrade',
    idDepartamento: i % 2 === 0 ? '002' : '004',
    departamento: i % 2 === 0 ? 'Adjudicaciones' : 'Riesgos',
    observaciones: i === 1 ? 'Cédula borrosa\nfalta el reverso' : null,
    persona: i === 1 ? 'Loor Ruth' : zambrano.nombreCompleto,
    idCodigo: plan12.idCodigo,
  }));
