import type { DecisionesDelCasoVista, ReglasDelPasoVista, RevisionDelCasoVista } from './caso.dto';

export const reglasDePago: ReglasDelPasoVista = {
  id: '01-M001-12',
  paso: 'pago',
  base: '0f1e2d3c4b5a69788796a5b4c3d2e1f00f1e2d3c4b5a69788796a5b4c3d2e1f0',
  reglas: [
    {
      codigo: 'carpeta',
      nombre: 'Carpeta aprobada por riesgo',
      cumple: true,
      encontrado: '',
      modo: 'impide',
      hallazgos: [],
    },
    {
      codigo: 'documentos',
      nombre: 'Documentos revisados',
      cumple: false,
      encontrado: '01-M001-12: 9 de 10',
      modo: 'avisa',
      hallazgos: [
        {
          texto: '01-M001-12: 9 de 10',
          lugar: 'Documentos del plan 01-M001-12',
          enlace: '/estado-cliente/1712345678?plan=01-M001-12',
        },
      ],
    },
  ],
};

export const revisionDeCaso: RevisionDelCasoVista = {
  id: '01-M001-12',
  blancos: [
    {
      texto: 'Chasis, en blanco (contrato)',
      lugar: 'Plan 01-M001-12',
      enlace: '/estado-cliente/1712345678?plan=01-M001-12',
    },
  ],
  desacuerdos: [
    { texto: 'Ciudad: Manta (pagaré), Quito (contrato)', lugar: 'Contrato 01-M001-12', enlace: '/contrato/01-M001-12' },
  ],
  firmas: [
    { papel: 'pagaré', calidad: 'Deudor', nombre: 'Íñigo Muñoz Yépez', identificacion: '1712345678', ciudad: 'Manta' },
  ],
};

export const decisionesDeCaso: DecisionesDelCasoVista = {
  id: '01-M001-12',
  decisiones: [
    {
      id: 3,
      paso: 'pago',
      clave: '12',
      reglas: [
        { codigo: 'documentos', nombre: 'Documentos revisados', cumple: false, encontrado: '01-M001-12: 9 de 10' },
      ],
      motivo: 'La planilla llega mañana',
      quien: 'Carla Andrade',
      fecha: '2026-03-10T15:04:00.000Z',
    },
  ],
};
