import type { IntervinienteVista, PersonasDelCasoVista } from './interviniente.dto';

export const personaGuardada: IntervinienteVista = {
  id: 'garante',
  rol: 'garante',
  nombreRol: 'Garante',
  idCodigo: '01-M001-12',
  obligatorio: false,
  origen: 'escrito',
  tipoIdentificacion: 'C',
  identificacion: '1712345675',
  nombres: 'María Fernanda',
  apellidos: 'Loor Macías',
  genero: 'F',
  estadoCivil: 'S',
  nacionalidad: 'EC',
  ocupacion: 'Abogada',
  direccion: 'Av. Amazonas N34-120',
  ciudad: 'Quito',
  telefono: '0991234567',
  correo: 'maria@correo.example',
  calidad: null,
  distintos: [{ campo: 'direccion', etiqueta: 'Dirección', solicitud: 'Av. América 100' }],
  faltan: [],
  version: 1,
  guardadaEn: '2026-03-10T15:04:00.000Z',
  guardadaPor: 'Eva Sosa',
  acciones: ['guardar', 'quitar'],
};

export const personasDelCaso: PersonasDelCasoVista = {
  id: '01-M001-12',
  personas: [personaGuardada],
  avisos: [],
  motivoSuspension: null,
};
