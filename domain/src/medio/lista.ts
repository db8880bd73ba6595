import type { DefinicionDeLista } from '../lista';
import { estadosDeMedio } from './ciclo';

/** MED-500, MED-542: newest first. `q`: words of the name, or the start of a cédula or of a plan's code; `ejecutivo`: id or 'yo'. */
export const listaDeMedios: DefinicionDeLista = {
  ordenInicial: { campo: 'id', direccion: 'DESC' },
  ordenables: ['id', 'cedula', 'nombreCliente', 'producto', 'valor', 'total', 'fecha', 'enviadoEn', 'decididoEn'],
  filtros: {
    estado: estadosDeMedio,
    q: 'texto',
    producto: 'texto',
    cliente: 'texto',
    plan: 'texto',
    ejecutivo: 'texto',
    actualizadoDesde: 'instante',
  },
};
