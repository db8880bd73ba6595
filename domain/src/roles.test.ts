import {
  DEPARTAMENTO_DE_ADJUDICACIONES,
  DEPARTAMENTO_DE_RIESGO,
  DEPARTAMENTO_LEGAL,
  departamentoDe,
  departamentos,
  esPermiso,
  esRol,
  listaDeRoles,
  nombreDeDepartamento,
  type Permiso,
  permisos,
  permisosDe,
  prefijoDe,
  puede,
  type Rol,
} from './roles';

describe('roles', () => {
  test.each([
    ['Asistente Asamblea', '002', '/asistente'],
    ['Director Asamblea', '005', '/asistente'],
    ['Comercial', '006', '/asistente'],
    ['Servicio al cliente', '001', '/asistente'],
    ['RSA', '008', '/asistente'],
    ['Cobranzas', '015', '/asistente'],
    ['Ejecutivo Adjudicaciones', '002', '/ejecutivo'],
    ['Jefatura Adjudicaciones', '002', '/jftadj'],
    ['Gerente General', null, '/jftadj'],
    ['Gerente Financiero', null, '/jftadj'],
    ['Riesgo', '004', '/riesgo'],
    ['Legal', '003', '/legal'],
    ['Asistente Legal', '003', '/legal'],
    ['Administrador del sistema', null, '/sistema'],
  ] as [Rol, string | null, string][])(
    'AUT-021 AUT-022 NAV-501 NAV-528 %s: department %s, prefix %s',
    (rol, depto, prefijo) => {
      expect(departamentoDe(rol)).toBe(depto);
      expect(prefijoDe(rol)).toBe(prefijo);
    },
  );

  test('AUT-023 only declared names are roles, and names of the object prototype are not', () => {
    expect(listaDeRoles).toHaveLength(14);
    for (const nombre of ['constructor', '__proto__', 'toString', 'riesgo', '', null])
      expect(esRol(nombre)).toBe(false);
    expect(esRol('Riesgo')).toBe(true);
  });

  test('GEN-006 GEN-510 departments 001 to 015; those without a name cannot be assigned', () => {
    expect(departamentos.map((d) => d.codigo)).toEqual(
      Array.from({ length: 15 }, (_, i) => String(i + 1).padStart(3, '0')),
    );
    const conNombre = Object.fromEntries(departamentos.filter((d) => d.nombre).map((d) => [d.codigo, d.nombre]));
    expect(conNombre).toEqual({
      '001': 'Call Center',
      '002': 'Adjudicaciones',
      '003': 'Legal',
      '004': 'Riesgos',
      '005': 'Director Asamblea',
      '006': 'Comercial',
      '008': 'RSA',
      '015': 'Cobranzas',
    });
    for (const codigo of ['007', '009', '010', '011', '012', '013', '014', '016', ''])
      expect(nombreDeDepartamento(codigo)).toBeNull();
    expect(
      [DEPARTAMENTO_DE_ADJUDICACIONES, DEPARTAMENTO_LEGAL, DEPARTAMENTO_DE_RIESGO, '015'].map(nombreDeDepartamento),
    ).toEqual(['Adjudicaciones', 'Legal', 'Riesgos', 'Cobranzas']);
  });
});

describe('permissions', () => {
  // A second, hand-written copy of the promises' matrix: A = assistant and director, O = other /asistente, T = RSA alone, C = Comercial,
  // E = executive, J = head, G = managers, R = risk, L = both legal roles, B = Legal alone, K = Asistente Legal alone,
  // S = system administrator.
  const grupos: Record<string, Rol[]> = {
    A: ['Asistente Asamblea', 'Director Asamblea'],
    O: ['Servicio al cliente', 'RSA', 'Cobranzas'],
    C: ['Comercial'],
    T: ['RSA'],
    E: ['Ejecutivo Adjudicaciones'],
    J: ['Jefatura Adjudicaciones'],
    G: ['Gerente General', 'Gerente Financiero'],
    R: ['Riesgo'],
    L: ['Legal', 'Asistente Legal'],
    B: ['Legal'],
    K: ['Asistente Legal'],
    S: ['Administrador del sistema'],
  };
  const matriz: Record<Permiso, string> = {
    'asamblea:leer': 'AOCJG',
    'asamblea:crear': 'A',
    'asamblea:corregir': 'A',
    'asamblea:eliminar': 'A',
    'asamblea:excel': 'AOCJG',
    'participante:leer': 'AOCJG',
    'participante:marcar': 'A',
    'participante:pdf': 'AOJG',
    'participante:excel': 'C',
    'acta:leer': 'AOCJG',
    'acta:extracto': 'AOCJGEL',
    'acta:vista-previa': 'A',
    'acta:generar': 'A',
    'acta:regenerar': 'A',
    'constancia:leer': 'AOJG',
    'constancia:escribir': 'A',
    'sorteo:leer': 'AOJG',
    'sorteo:escribir': 'A',
    'memo:leer': 'AOCJG',
    'memo:generar': 'A',
    'adjudicacion:leer': 'EJGRL',
    'adjudicacion:retirar': 'J',
    'adjudicacion:reasignar': 'J',
    'adjudicacion:asignar': 'J',
    'cliente:leer': 'EJGRL',
    'solicitud:leer': 'EJGRL',
    'solicitud:escribir': 'EJRL',
    'conyuge:leer': 'EJGRL',
    'conyuge:escribir': 'EJRL',
    'garante:leer': 'EJGRL',
    'garante:escribir': 'EJRL',
    'depositario:leer': 'EJGRL',
    'depositario:escribir': 'EJRL',
    'finanzas:leer': 'EJGRL',
    'finanzas:escribir': 'EJR',
    'referencia:leer': 'EJGRL',
    'referencia:crear': 'EJ',
    'referencia:escribir': 'EJR',
    'referencia:confirmar': 'R',
    'movimiento:leer': 'EJGRL',
    'consulta:leer': 'AOCEJGRL',
    'llamada:registrar': 'AOCEJGRL',
    'nota:escribir': 'AOCEJGRL',
    'documento:leer': 'EJGRL',
    'documento:generar': 'EJRL',
    'documento:subir': 'EJL',
    'documento:decidir': 'EJR',
    'carpeta:enviar': 'EJ',
    'carpeta:leer': 'EJGRL',
    'carpeta:decidir': 'R',
    'carpeta:reabrir': 'RB',
    'carpeta:metricas': 'JGR',
    'tarea:propia': 'AOCEJGRL',
    'tarea:leer-todas': 'JG',
    'tarea:registrar': 'EJRL',
    'tarea:reasignar': 'J',
    'ausencia:administrar': 'J',
    'evento:leer': 'EJGRL',
    'buro:consultar': 'R',
    'buro:leer': 'EJGRL',
    'riesgo:leer': 'EJGRL',
    'riesgo:calcular': 'EJR',
    'riesgo:marcar': 'R',
    'riesgo:exceptuar': 'R',
    'riesgo:garantias': 'R',
    'medio:leer': 'EJGR',
    'medio:escribir': 'EJ',
    'medio:decidir': 'R',
    'medio:asignar': 'J',
    'concesionario:leer': 'EJG',
    'concesionario:escribir': 'J',
    'orden:leer': 'EJG',
    'orden:escribir': 'EJ',
    'orden:aprobar': 'JG',
    'orden:anular': 'J',
    'orden:generar': 'EJ',
    'orden:continuar': 'E',
    'carta:leer': 'EJG',
    'carta:generar': 'J',
    'carta:rechazar': 'J',
    'carta:entregar': 'EJ',
    'carta:citar': 'EJ',
    'evento:comentar': 'T',
    'pago:leer': 'EJG',
    'pago:crear': 'EJ',
    'pago:aprobar': 'JG',
    'pago:anular': 'J',
    'pago:transferir': 'JG',
    'pago:generar': 'EJ',
    'formato:leer': 'L',
    'formato:escribir': 'B',
    'formato:aprobar': 'B',
    'pagare:leer': 'EJGRL',
    'pagare:escribir': 'L',
    'pagare:enviar': 'K',
    'pagare:aprobar': 'B',
    'pagare:pedir-anulacion': 'L',
    'pagare:anular': 'B',
    'contrato:leer': 'EJGRL',
    'contrato:escribir': 'L',
    'contrato:corregir': 'K',
    'contrato:enviar': 'K',
    'contrato:aprobar': 'B',
    'contrato:rechazar': 'B',
    'contrato:ver-todos': 'B',
    'prenda:leer': 'EJGRL',
    'prenda:escribir': 'L',
    'tramite:leer': 'EJGRL',
    'interviniente:leer': 'EJGRL',
    'interviniente:escribir': 'EJL',
    'unidad:leer': 'EJGRL',
    'unidad:escribir': 'EJL',
    'papel:leer': 'EJGRL',
    'papel:firmar': 'EJL',
    'caso:leer': 'EJGRL',
    'lista-control:leer': 'BGR',
    'lista-control:decidir': 'R',
    'reporte-control:leer': 'BGR',
    'reporte-control:generar': 'BGR',
    'operacion-inusual:leer': 'GR',
    'operacion-inusual:decidir': 'R',
    'tablero:leer': 'JGR',
    'decision:leer': 'JG',
    'sesion:propia': 'AOCEJGRLS',
    'notificacion:propia': 'AOCEJGRLS',
    'catalogo:leer': 'AOCEJGRLS',
    'cliente:buscar': 'AOCEJGRLS',
    'busqueda:general': 'AOCEJGRLS',
    'cambio:leer': 'AOCEJGRLS',
    'servicio:llamar': 'AOCEJGRLS',
    'vista:propia': 'AOCEJGRLS',
    'cuenta:propia': '',
    'usuario:administrar': 'S',
    'importacion:administrar': 'S',
    'auditoria:leer': 'S',
    'ajuste:administrar': 'S',
    'correo:administrar': 'S',
    'cuenta:administrar': 'S',
    'suscripcion:administrar': 'S',
    'vista:administrar': 'GS',
    'derecho:atender': 'S',
    'catalogo:administrar': 'S',
  };

  test.each(Object.entries(matriz) as [Permiso, string][])(
    'ASA-059 ASA-060 ASA-061 AUT-028 %s belongs to %s',
    (permiso, letras) => {
      const esperados = [...letras].flatMap((l) => grupos[l] ?? []);
      expect([...permisos[permiso]].sort()).toEqual([...esperados].sort());
      for (const rol of listaDeRoles) expect([rol, puede(rol, permiso)]).toEqual([rol, esperados.includes(rol)]);
    },
  );

  test('no permission of the table is missing in the copy', () => {
    expect(Object.keys(permisos).sort()).toEqual(Object.keys(matriz).sort());
  });

  test('an unknown role or permission may do nothing', () => {
    expect(puede('Jefe' as Rol, 'asamblea:leer')).toBe(false);
    expect(puede('Riesgo', 'constructor' as Permiso)).toBe(false);
    expect(esPermiso('__proto__')).toBe(false);
  });

  test('permisosDe lists exactly what puede allows', () => {
    expect(permisosDe('Comercial')).toEqual((Object.keys(permisos) as Permiso[]).filter((p) => puede('Comercial', p)));
    expect(permisosDe('Comercial')).toContain('participante:excel');
    expect(permisosDe('Comercial')).not.toContain('participante:pdf');
  });
});

describe('an actor with a role, and one with scopes', () => {
  const JEFATURA = 'Jefatura Adjudicaciones';

  test('a role alone, and one whose scopes are not bounded, may all that the role may', () => {
    expect(puede(JEFATURA, 'carta:generar')).toBe(true);
    expect(puede({ role: JEFATURA }, 'carta:generar')).toBe(true);
    expect(puede({ role: JEFATURA, alcances: undefined }, 'carta:generar')).toBe(true);
    expect(puede({ role: 'RSA' }, 'carta:generar')).toBe(false);
  });

  test('scopes take away and never add', () => {
    expect(puede({ role: JEFATURA, alcances: [] }, 'carta:generar')).toBe(false);
    expect(puede({ role: JEFATURA, alcances: ['carta:leer'] }, 'carta:generar')).toBe(false);
    expect(puede({ role: JEFATURA, alcances: ['carta:generar'] }, 'carta:generar')).toBe(true);
    expect(puede({ role: 'RSA', alcances: ['carta:generar'] }, 'carta:generar')).toBe(false);
  });

  test('a service account reads its own key without a scope; users do not', () => {
    expect(puede({ role: JEFATURA, alcances: [] }, 'cuenta:propia')).toBe(true);
    const personas = [JEFATURA, { role: JEFATURA }, { role: JEFATURA, alcances: undefined }] as const;
    expect(personas.map((persona) => puede(persona, 'cuenta:propia'))).toEqual([false, false, false]);
  });

  test('a list that holds a name is no name', () => {
    expect([esRol([JEFATURA]), esPermiso(['carta:leer']), esRol(null), esPermiso(7)]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});
