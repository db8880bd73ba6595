import type { ClaveDeServicioGenerada, CuentaDeServicioPropia, CuentaDeServicioVista } from './cuenta-servicio.dto';

export const cuentaDeEjemplo: CuentaDeServicioVista = {
  id: 31,
  version: 1,
  usuario: 'contabilidad',
  nombre: 'Sistema contable',
  role: 'Jefatura Adjudicaciones',
  alcances: ['orden:leer', 'pago:leer'],
  direcciones: ['10.1.0.0/16'],
  activa: true,
  claves: [
    {
      publico: '0c4f1a9e77b2',
      estado: 'vigente',
      creadaEn: '2026-03-05T14:00:00.000Z',
      vence: '2026-09-01T14:00:00.000Z',
      revocadaEn: null,
      ultimoUso: '2026-03-06T08:15:00.000Z',
      ultimaDireccion: '10.1.4.20',
    },
  ],
};

/** written out, because the generator reads no spread */
export const claveGeneradaDeEjemplo: ClaveDeServicioGenerada = {
  id: 31,
  version: 1,
  usuario: 'contabilidad',
  nombre: 'Sistema contable',
  role: 'Jefatura Adjudicaciones',
  alcances: ['orden:leer', 'pago:leer'],
  direcciones: ['10.1.0.0/16'],
  activa: true,
  claves: [
    {
      publico: '0c4f1a9e77b2',
      estado: 'vigente',
      creadaEn: '2026-03-05T14:00:00.000Z',
      vence: '2026-09-01T14:00:00.000Z',
      revocadaEn: null,
      ultimoUso: '2026-03-06T08:15:00.000Z',
      ultimaDireccion: '10.1.4.20',
    },
  ],
  claveSecreta: 'adj_0c4f1a9e77b2_…',
};

export const cuentaPropiaDeEjemplo: CuentaDeServicioPropia = {
  id: 31,
  usuario: 'contabilidad',
  nombre: 'Sistema contable',
  role: 'Jefatura Adjudicaciones',
  alcances: ['orden:leer', 'pago:leer'],
  direcciones: ['10.1.0.0/16'],
  direccion: '10.1.4.20',
  clave: {
    publico: '0c4f1a9e77b2',
    estado: 'vigente',
    creadaEn: '2026-03-05T14:00:00.000Z',
    vence: '2026-09-01T14:00:00.000Z',
    revocadaEn: null,
    ultimoUso: '2026-03-06T08:15:00.000Z',
    ultimaDireccion: '10.1.4.20',
  },
  reemplazo: {
    publico: '7d20b6c1f4a8',
    estado: 'vigente',
    creadaEn: '2026-08-25T09:00:00.000Z',
    vence: '2027-02-21T09:00:00.000Z',
    revocadaEn: null,
    ultimoUso: null,
    ultimaDireccion: null,
  },
};
