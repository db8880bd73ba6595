import { type DefinicionDeLista, estadosDeDocumentos, pasosDeDocumento, SOLO_PROPIAS } from '@adjudica/domain';
import { type Libro, libro } from '../../http/list-file';
import type { DocumentosDeCliente } from './documento.dto';

/** Documents of one plan, or changed ones of all plans; `q` needs the plan. DOC-027. */
export const listaDeDocumentos: DefinicionDeLista = {
  ordenInicial: { campo: 'orden', direccion: 'ASC' },
  ordenables: ['id', 'orden', 'tipoPersona', 'nombre', 'estado', 'subidoEn'],
  requerido: 'plan',
  filtros: {
    actualizadoDesde: 'instante',
    plan: 'texto',
    dueno: 'entero',
    q: 'texto',
    estado: pasosDeDocumento,
    noAplica: 'booleano',
  },
};

/** DOC-005: 10, 25 or 50 a page. `estado`: a code or its label; `idDepartamento` '' = not received; `ejecutivo`: 'yo'. */
export const listaDelVisor: DefinicionDeLista = {
  ordenInicial: { campo: 'fechaAdjudicacion', direccion: 'DESC' },
  ordenables: ['id', 'cedula', 'nombreCompleto', 'producto', 'grupo', 'fechaAdjudicacion', 'estado', 'idDepartamento'],
  clave: 'codigos',
  filtros: {
    actualizadoDesde: 'instante',
    q: 'texto',
    estado: [...Object.keys(estadosDeDocumentos), ...Object.values(estadosDeDocumentos)],
    producto: 'texto',
    idDepartamento: 'texto',
    ejecutivo: SOLO_PROPIAS,
  },
};

export const listaDeTipos: DefinicionDeLista = {
  ordenInicial: { campo: 'orden', direccion: 'ASC' },
  ordenables: ['id', 'orden', 'codigo', 'nombre', 'dueno'],
  filtros: { q: 'texto', dueno: 'entero', producto: 'texto', activo: 'booleano' },
};

export const libroDelVisor: Libro<DocumentosDeCliente> = libro('documentos-cliente', 'Documentos de clientes', {
  nombreCompleto: { ancho: 40 },
  cedula: {},
  id: {},
  fechaAdjudicacion: { tipo: 'fecha' },
  ejecutivo: { ancho: 30 },
  estado: { ancho: 30 },
  documentosListos: { tipo: 'numero' },
  documentosTotal: { tipo: 'numero' },
});
