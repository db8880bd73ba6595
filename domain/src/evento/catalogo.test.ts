import { permisosDePersonas } from '../cuenta-servicio/reglas';
import { esTipoDeEvento, eventos } from '../recorrido/eventos';
import { leeCambiosDe } from '../recursos';
import { listaDeTiposDeEvento } from './catalogo';

test('a text that is no type of event is none, whatever objects inherit; each type is one', () => {
  for (const desconocido of ['', 'toString', 'orden-aprobada', null, 7])
    expect([desconocido, esTipoDeEvento(desconocido)]).toEqual([desconocido, false]);
  expect(Object.keys(eventos).filter((tipo) => !esTipoDeEvento(tipo))).toEqual([]);
});

test('every event says something else, in a sentence without an end, and no permission is one that only a person has', () => {
  const significados = listaDeTiposDeEvento.map(({ significado }) => significado);
  expect(new Set(significados).size).toBe(significados.length);
  const opening = /^(El|La|Se|Un|Una|Riesgos?|Legal|Quien|Alguien|RSA|Cambiaron) .{8,}[^.\s]$/;
  for (const significado of significados) expect(significado).toMatch(opening);
  expect(listaDeTiposDeEvento.filter(({ permiso }) => permisosDePersonas.includes(permiso))).toEqual([]);
});

test('who is told of an event that names a record is told by GET /cambios of that record too', () => {
  for (const { id, recurso, permiso } of listaDeTiposDeEvento.filter((evento) => evento.recurso !== 'plan'))
    expect([id, leeCambiosDe({ role: 'Gerente General', alcances: [permiso] } as never, recurso)]).toEqual([id, true]);
});
