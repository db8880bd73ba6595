import { type Caso, CEDULA, caso, JEFATURA, PLAN } from '../servicio-casos';

const persona = {
  Nombre: 'Ana Mora',
  Email: 'ana@sur.example',
  Telefono: '022345678',
  Departamento: 'Vendedor',
  Estado: 'A',
};
const nuevo = { nombre: 'Sur Autos', razonSocial: 'Sur Autos S.A.', estado: 'A' };

export const casosExternos: readonly Caso[] = [
  caso('GET concesionario/lista/All', 'nothing in, dealers out', JEFATURA, {
    camino: 'concesionario/lista/All/0/0/50/1',
    propia: '/concesionario',
    orden: ['id', 'ASC'],
    despues: (_, { body }) => expect(body[0].idconcesionario).toBe(body[0].id),
  }),
  caso('GET concesionario/lista/All', '0, 0, 150, 1 in, the selector with its persons out', JEFATURA, {
    camino: 'concesionario/lista/All/0/0/150/1',
    propia: '/concesionario/elegibles',
    despues: (_, { body }) => expect(body[0].Ejecutivo).toEqual(body[0].ejecutivos),
  }),
  caso('GET concesionario/{id}', 'a dealer in, its persons and devices out', JEFATURA, {
    camino: 'concesionario/1',
    propia: '/concesionario/1',
    despues: (_, { body }) => {
      expect(body.Ejecutivo.length + body.Dispositivo.length).toBeGreaterThan(0);
      for (const { concesionarioId } of [...body.Ejecutivo, ...body.Dispositivo]) expect(concesionarioId).toBe(1);
    },
  }),
  caso('POST concesionario/guardar', 'a person without a mail: 422 in our words', JEFATURA, {
    camino: 'concesionario/guardar',
    cuerpo: { ...nuevo, razonSocial: '' },
    estado: 422,
    da: { errors: { razonSocial: expect.any(String) } },
  }),
  caso('POST concesionario/guardar', 'a dealer with a person and a device in, all made', JEFATURA, {
    camino: 'concesionario/guardar',
    cuerpo: { ...nuevo, ejecutivos: [persona], dispositivos: [{ Nombre: 'GPS', Valor: 120.5, Estado: 'A' }] },
    estado: 201,
    da: {
      nombreComercial: 'Sur Autos',
      Ejecutivo: [{ nombre: 'Ana Mora', departamento: 'Vendedor' }],
      Dispositivo: [{ nombre: 'GPS', valor: 120.5 }],
    },
    despues: ({ notas }, { body }) => {
      notas['concesionario'] = String(body.id);
      notas['persona'] = String(body.Ejecutivo[0].id);
    },
  }),
  caso('POST concesionario/guardar', 'the dealer and its person again in, replaced', JEFATURA, {
    camino: 'concesionario/guardar',
    cuerpo: ({ notas }) => ({
      ...nuevo,
      id: notas['concesionario'],
      nombre: 'Sur Autos Quito',
      ejecutivos: [{ ...persona, IdEjecutivo: notas['persona'], Nombre: 'Ana Mora Paz' }],
    }),
    da: { nombreComercial: 'Sur Autos Quito', Ejecutivo: [{ nombre: 'Ana Mora Paz' }] },
  }),
  caso('POST externos/Equifax', 'a cédula in, the report out', 'Riesgo', {
    camino: 'externos/Equifax',
    cuerpo: { TipoDocumento: 'C', NumeroDocumento: CEDULA, plan: PLAN },
    da: { cedula: CEDULA, NOMBRE_SUJETO: expect.any(String), SBS: expect.any(Array) },
    despues: (_, { body }) => expect(body.SCORE.SCORE).toBe(body.puntaje),
  }),
  caso('GET externos/consulta/equifax/{id}', 'a cédula in, the stored report out', 'Riesgo', {
    camino: `externos/consulta/equifax/${CEDULA}`,
    propia: `/buro/${CEDULA}`,
    despues: (_, { body }) => expect(body.SICOM).toEqual(body.sicom),
  }),
];
