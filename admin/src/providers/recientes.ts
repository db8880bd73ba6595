import { useEffect } from 'react';
import type { HalladoVista } from '../generated/api';
import { getSesion, recientesKey } from './sesion';

/** A client whose page was opened, as the search finds him. */
export type ClienteReciente = Pick<HalladoVista, 'titulo' | 'detalle' | 'enlace' | 'cedula' | 'planes'>;

const MAXIMO = 5;

/** Clients that this user opened in this session, the last one first; they end with it. */
export function clientesRecientes(): readonly ClienteReciente[] {
  try {
    const { de, clientes } = JSON.parse(localStorage.getItem(recientesKey) ?? '{}');
    return de === getSesion()?.user.idSaad ? clientes : [];
  } catch {
    return [];
  }
}

/** Keeps the client of the page among the last ones, as soon as he was read. */
export function useReciente(cliente: ClienteReciente | undefined): void {
  const texto = JSON.stringify(cliente);
  useEffect(() => {
    const de = getSesion()?.user.idSaad;
    if (texto === undefined || de === undefined) return;
    const este: ClienteReciente = JSON.parse(texto);
    const otros = clientesRecientes().filter(({ enlace }) => enlace !== este.enlace);
    const clientes = [este, ...otros].slice(0, MAXIMO);
    localStorage.setItem(recientesKey, JSON.stringify({ de, clientes }));
  }, [texto]);
}
