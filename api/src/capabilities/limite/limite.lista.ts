import { type DefinicionDeLista, mensajes, rolesQueAprueban, TODOS_DEL_ROL } from '@adjudica/domain';
import { type Libro, libro } from '../../http/list-file';
import type { DelegacionVista, LimiteVista } from './limite.dto';

export const listaDeLimites: DefinicionDeLista = {
  ordenInicial: { campo: 'usuario', direccion: 'ASC' },
  ordenables: ['id', 'rol', 'usuario', 'monto'],
  filtros: { rol: rolesQueAprueban, usuario: 'texto' },
};

export const listaDeDelegaciones: DefinicionDeLista = {
  ordenInicial: { campo: 'desde', direccion: 'DESC' },
  ordenables: ['id', 'titular', 'delegado', 'desde', 'hasta'],
  filtros: { titular: 'texto', delegado: 'texto' },
};

/** Owner as displayed on the screen. */
export const libroDeLimites: Libro<LimiteVista> = libro('limite', 'Límites', {
  usuario: {
    ancho: 30,
    valor: ({ rol, usuario }) => `${rol}: ${usuario === TODOS_DEL_ROL ? mensajes.propios.limiteTodos : usuario}`,
  },
  monto: { tipo: 'dinero' },
  guardadaPor: { ancho: 26 },
});

export const libroDeDelegaciones: Libro<DelegacionVista> = libro('delegacion', 'Delegaciones', {
  titular: {},
  delegado: {},
  desde: { tipo: 'fecha' },
  hasta: { tipo: 'fecha' },
  motivo: { ancho: 40 },
  guardadaPor: { ancho: 26 },
});
