import {
  type DefinicionDeLista,
  estadosDeCoincidencia,
  mensajes,
  sujetosDeLista,
  tiposDeLista,
} from '@adjudica/domain';
import { type Libro, libro } from '../../http/list-file';
import type { CoincidenciaVista } from './coincidencia.dto';

const { propios } = mensajes;

export const listaDeCoincidencias: DefinicionDeLista = {
  ordenInicial: { campo: 'id', direccion: 'DESC' },
  ordenables: ['id', 'lista', 'halladaEn'],
  filtros: {
    estado: estadosDeCoincidencia,
    tipo: tiposDeLista.map(({ codigo }) => codigo),
    sujeto: sujetosDeLista.map(({ codigo }) => codigo),
  },
};

export const libroDeCoincidencias: Libro<CoincidenciaVista> = libro('coincidencia', propios.coincidenciasTitulo, {
  nombre: { ancho: 34 },
  identificacion: {},
  sujeto: {
    ancho: 34,
    valor: ({ sujeto, de }) => de ?? sujetosDeLista.find(({ codigo }) => codigo === sujeto)?.nombre ?? null,
  },
  lista: { ancho: 24 },
  enLista: {
    ancho: 44,
    valor: (fila) => [fila.nombreEnLista, fila.identificacionEnLista, fila.detalle].filter(Boolean).join(', '),
  },
  razon: { ancho: 50 },
  halladaEn: { tipo: 'instante' },
  estado: { valor: ({ estado }) => propios.estadoDeCoincidencia[estado] },
  motivo: { ancho: 50 },
  decididaPor: { ancho: 24 },
  decididaEn: { tipo: 'instante' },
});
