import type { ConsultaDeCliente } from './consulta-cliente.dto';

export const clienteConsultado: ConsultaDeCliente = {
  id: 41,
  tipoIdentificacion: 'C',
  identificacion: '•••••••678',
  nombreCompleto: 'Zambrano Loor José Antonio',
  celular: '0991234567',
  telefono: null,
  suspendidoDesde: null,
  planes: [
    {
      idCodigo: '01-M001-12',
      producto: '01',
      grupo: 'M001',
      activo: true,
      posicion: {
        paso: 'Orden de compra al concesionario',
        pasos: [
          { nombre: 'Medio de aprobación', estado: 'hecho' },
          { nombre: 'Orden de compra al concesionario', estado: 'enCurso' },
          { nombre: 'Pagaré', estado: 'porHacer' },
        ],
        siguiente: {
          texto: 'Aprobar orden de compra',
          de: 'jefatura',
          idDepartamento: '002',
          departamento: 'Adjudicaciones',
          desde: '2026-03-03',
          dias: 5,
          leToca: false,
          enlace: null,
        },
        loTiene: 'Jefatura',
        ejecutivo: 'Luis Chicaiza',
        promesa: { fecha: '2026-04-07', dias: 40, atraso: 0, quedan: 20 },
        entregado: null,
        papeles: ['Faltan firmas: Contrato del plan 01-M001-12 (Luis Mera)'],
      },
      ultimaLlamada: { fecha: '2026-03-09T15:04:00.000Z', usuario: 'Verónica Ruiz', texto: 'No contesta' },
    },
  ],
};
