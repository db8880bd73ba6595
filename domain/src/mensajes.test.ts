import { duracionDeToast, mensajes } from './mensajes';

/** Names of fields and of types of events, as nobody says them; columns of import files are asked for by the name that stands in the file. */
const DE_ADENTRO = /\b[eE]vento \d+|\b[a-záéíóúñ]+[A-ZÁÉÍÓÚ][a-záéíóú]|\b(undefined|null|NaN)\b/;
const enSuArchivo = new Set(['idCodigo', 'valorDebito', 'valorCredito']);

test('no text that people read names a field, a type of event or another thing of the program', () => {
  const textos: [string, string][] = [];
  const reunir = (nombre: string, valor: unknown): void => {
    if (typeof valor === 'string') textos.push([nombre, valor]);
    else if (typeof valor === 'object' && valor !== null)
      for (const [clave, texto] of Object.entries(valor)) reunir(`${nombre}.${clave}`, texto);
  };
  reunir('mensajes', mensajes);
  expect(textos.length).toBeGreaterThan(500);
  const sinColumnas = (texto: string) =>
    texto.replace(/\b[a-z]+[A-Z]\w+/g, (palabra) => (enSuArchivo.has(palabra) ? '' : palabra));
  expect(textos.filter(([, texto]) => DE_ADENTRO.test(sinColumnas(texto)))).toEqual([]);
});

describe('verbatim messages', () => {
  test('the login texts', () => {
    expect(mensajes.AUT.ingresar).toBe('Ingresar');
    expect(mensajes.AUT.usuarioNoExiste).toBe('Usuario no existe');
    expect(mensajes.AUT.contrasenaIncorrecta).toBe('Contraseña incorrecta');
    expect(mensajes.AUT.errorIntenteDeNuevo).toBe('Ocurrio un error, intente de nuevo');
  });

  test('texts of lists and rows', () => {
    expect(mensajes.ASA.sinAsambleas).toBe('No hay asambleas disponibles');
    expect(mensajes.ASA.grupoNoExiste).toBe('Grupo no existe');
    expect(mensajes.ASA.sinActa).toBe('Sin Acta');
    expect(mensajes.ASA.grupoSinAsambleas).toBe('El grupo seleccionado no tiene asambleas.');
  });

  test('texts of the minutes', () => {
    expect(mensajes.ASA.crearFechaProxima).toBe(
      'Importante: Es necesario crear la fecha de la proxima asamblea para generar el acta de la asamblea seleccionada.',
    );
    expect(mensajes.ASA.actaDeAsamblea(12)).toBe('Acta de Asamblea No.12');
    expect(mensajes.ASA.generadoExitosamente).toBe('¡Generado exitosamente!');
    expect(mensajes.ASA.clientesNotificados).toBe('Clientes adjudicados serán notificados.');
  });

  test('answers to a new date', () => {
    expect(mensajes.ASA.asambleaDuplicada).toBe('Ya existe asamblea para la fecha seleccionada');
    expect(mensajes.ASA.errorAlCrear).toBe('Ocurrio un error, intente de nuevo');
    expect(mensajes.ASA.fechaCreada).toBe('Nueva fecha de asamblea creada');
  });

  test('shared texts', () => {
    expect(mensajes.GEN.motivoVacio).toBe('Motivo no puede estar vacío');
    expect(mensajes.GEN.comentarioVacio).toBe('Comentario no puede estar vacío');
    expect(mensajes.GEN.buscarCliente).toBe('Ingrese el nombre del cliente o cédula');
    expect(mensajes.GEN.camposIncorrectos).toBe(
      'Tiene campos incorrectos en el formulario, revise y vuelva a intentar.',
    );
    expect(mensajes.GEN.sinRegistros).toBe('No existen registros para mostrar.');
  });

  test('GEN-515 the badge label, and the unknown route', () => {
    expect(mensajes.GEN.dias(17)).toBe('17 día(s)');
    expect(mensajes.NAV.paginaNoEncontrada).toBe('Página no encontrada');
  });

  test('similar messages stay different', () => {
    const { errorSilencioso, errorMasTarde, errorMasTardeSinComa } = mensajes.GEN;
    expect(new Set([errorSilencioso, errorMasTarde, errorMasTardeSinComa, mensajes.AUT.errorIntenteDeNuevo]).size).toBe(
      4,
    );
    expect(errorMasTardeSinComa).toBe('Ocurrio un error intente de nuevo más tarde.');
    expect(errorMasTarde).toBe('Ocurrio un error, intente de nuevo más tarde.');
  });

  test('the two spellings of the payment orders are kept', () => {
    expect([mensajes.NAV.ordenesDePagoJefatura, mensajes.NAV.ordenesDePagoEjecutivo]).toEqual([
      'Ordenes de Pago',
      'Ordenes de pago',
    ]);
  });

  test('GEN-007 GEN-517 toasts: 3 s, warnings 5 s, sticky for ever', () => {
    expect(duracionDeToast).toEqual({ normal: 3000, advertencia: 5000, checklist: 6000, fija: null });
  });
});
