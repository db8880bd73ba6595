// RAW for the lists of a worklist: the rows that their screens show with every fact of theirs, found by their keys first, and their count.
// lists.mjs refuses to measure against an answer that has other rows, or much more or less to say of them.

const PERSON = 'n.identificacion, n.nombres, n.apellidoPaterno, n.apellidoMaterno';
const NAME = (alias) => `${alias}.nombre AS ${alias}Nombre, ${alias}.apellido AS ${alias}Apellido`;

const planOf = (n) =>
  `(SELECT l.idCodigo FROM ficha_plan x JOIN plan_ahorro l ON l.id = x.planId WHERE x.fichaId = m.fichaId AND x.orden = ${n}) AS plan${n}`;
const planOfOrder = (n) =>
  `(SELECT l.idCodigo FROM orden_plan x JOIN plan_ahorro l ON l.id = x.planId WHERE x.ordenId = o.id AND x.posicion = ${n}) AS plan${n}`;
const references = (kind) =>
  `(SELECT COUNT(*) FROM referencia r WHERE r.solicitudId = st.id AND r.tipo = '${kind}') AS ${kind}`;

/** Path → rows (with `?` for each parameter) and count; `asks` are the names of the parameters, in order. */
const LISTS = {
  '/tareas': {
    rows: `SELECT t.*, y.nombre AS tipo, y.role, l.idCodigo, ${PERSON}, ${NAME('u')}, u.idDepartamento, ${NAME('c')}, ${NAME('w')}, r.nombre AS accion
      FROM tarea t JOIN tarea_tipo y ON y.id = t.tipoId JOIN plan_ahorro l ON l.id = t.planId JOIN persona n ON n.id = t.personaId
      LEFT JOIN usuario u ON u.id = t.usuarioId LEFT JOIN usuario c ON c.id = t.cerradaPor LEFT JOIN usuario w ON w.id = t.actualizadaPor
      LEFT JOIN tarea_accion r ON r.id = t.accionId
      WHERE t.id IN (SELECT id FROM tarea WHERE estado IN ('P', 'A', 'S') ORDER BY id DESC LIMIT 10) ORDER BY t.id DESC`,
    count: "SELECT COUNT(*) AS total FROM tarea WHERE estado IN ('P', 'A', 'S')",
    asks: [],
  },
  '/medios': {
    rows: `SELECT m.id, m.productoCodigo, m.estado, m.enviadoEn, m.decididoEn, m.valor, m.total, m.creadoEn, m.idOrden, m.version, f.modeloId,
      f.marca, f.modelo, f.anio, f.tipoInmueble, v.nombre AS canton, ${PERSON}, ${['b', 'c', 'e'].map(NAME).join(', ')}, e.id AS ejecutivoId,
      e.activo, ${[1, 2, 3, 4].map(planOf).join(', ')}, (SELECT MAX(r.id) FROM medio_aprobacion r WHERE r.reemplazaA = m.id) AS reemplazadoPor,
      (SELECT COUNT(*) FROM ficha_plan x JOIN adjudicacion z ON z.id = x.adjudicacionId AND z.estado = 'ADJ'
        JOIN plan_titular t ON t.planId = x.planId AND t.personaId = x.personaId AND t.hasta IS NULL WHERE x.fichaId = m.fichaId) AS vigentes
      FROM medio_aprobacion m JOIN persona n ON n.id = m.personaId JOIN ficha_bien f ON f.id = m.fichaId
      JOIN ficha_plan k ON k.fichaId = m.fichaId AND k.orden = 1 JOIN adjudicacion j ON j.id = k.adjudicacionId
      LEFT JOIN canton v ON v.codigo = f.cantonCodigo LEFT JOIN usuario b ON b.id = m.enviadoPor LEFT JOIN usuario c ON c.id = m.decididoPor
      LEFT JOIN usuario e ON e.id = COALESCE(m.ejecutivoId, j.ejecutivoId)
      WHERE m.id IN (SELECT id FROM medio_aprobacion ORDER BY creadoEn DESC, id DESC LIMIT 10) ORDER BY m.creadoEn DESC, m.id DESC`,
    count: 'SELECT COUNT(*) AS total FROM medio_aprobacion',
    asks: [],
  },
  '/ordenes': {
    rows: `SELECT o.*, ${['u', 'a', 'b'].map(NAME).join(', ')}, ${[1, 2, 3, 4].map(planOfOrder).join(', ')}
      FROM orden_de_compra o LEFT JOIN usuario u ON u.id = o.creadoPor LEFT JOIN usuario a ON a.id = o.aprobadaPor
      LEFT JOIN usuario b ON b.id = o.anuladaPor WHERE o.id IN (SELECT id FROM orden_de_compra ORDER BY id DESC LIMIT 10) ORDER BY o.id DESC`,
    count: 'SELECT COUNT(*) AS total FROM orden_de_compra',
    asks: [],
  },
  '/pagos': {
    rows: `SELECT s.id, s.ordenId, s.estado, s.valor, s.beneficiario, s.creadoPor, s.rolCreador, s.creadoEn, s.aprobadoEn, s.version, o.cedula,
      o.nombreCliente, o.personaId, o.estado AS estadoDeOrden, o.tipoCarta, o.incluyeConcesionario, o.concesionarioId, o.marca, o.modelo, o.anio,
      ${[1, 2, 3, 4].map(planOfOrder).join(', ')}
      FROM solicitud_de_pago s JOIN orden_de_compra o ON o.id = s.ordenId
      WHERE s.id IN (SELECT id FROM solicitud_de_pago ORDER BY creadoEn DESC, id DESC LIMIT 10) ORDER BY s.creadoEn DESC, s.id DESC`,
    count: 'SELECT COUNT(*) AS total FROM solicitud_de_pago',
    asks: [],
  },
  '/cartas': {
    rows: `SELECT c.id, c.planId, c.personaId, c.adjudicacionId, c.productoCodigo, c.estado, c.creadaEn, c.generadaEn, c.motivoRechazo,
      c.rechazadaEn, c.fechaEntrega, c.entregadaEn, c.version, l.idCodigo, k.abiertaEn, j.estado AS estadoAdjudicacion, j.fecha, j.ejecutivoId,
      ${PERSON}, ${['g', 'r', 'e', 'u'].map(NAME).join(', ')}
      FROM carta_salida c JOIN persona n ON n.id = c.personaId JOIN plan_ahorro l ON l.id = c.planId JOIN adjudicacion j ON j.id = c.adjudicacionId
      LEFT JOIN carpeta k ON k.adjudicacionId = c.adjudicacionId LEFT JOIN usuario g ON g.id = c.generadaPor
      LEFT JOIN usuario r ON r.id = c.rechazadaPor LEFT JOIN usuario e ON e.id = c.entregadaPor LEFT JOIN usuario u ON u.id = j.ejecutivoId
      WHERE c.id IN (SELECT id FROM carta_salida ORDER BY creadaEn DESC, id DESC LIMIT 10) ORDER BY c.creadaEn DESC, c.id DESC`,
    count: 'SELECT COUNT(*) AS total FROM carta_salida',
    asks: [],
  },
  '/concesionarios': {
    rows: `SELECT c.*, (SELECT COUNT(*) FROM ejecutivo_concesionario x WHERE x.concesionarioId = c.id AND x.estado = 'A') AS ejecutivos,
      ${NAME('u')} FROM concesionario c LEFT JOIN usuario u ON u.id = c.guardadaPor
      WHERE c.id IN (SELECT id FROM concesionario ORDER BY nombreComercial, id LIMIT 10) ORDER BY c.nombreComercial, c.id`,
    count: 'SELECT COUNT(*) AS total FROM concesionario',
    asks: [],
  },
  '/carpetas': {
    rows: `SELECT c.*, l.idCodigo, l.monto, g.grupo, j.fecha, s.numeroAsamblea, ${PERSON}, e.enviadaEn, e.completa, e.faltantes, ${NAME('u')}, ${NAME('v')}, r.id AS riesgoId, r.puntaje,
      f.version = (SELECT MAX(d.registroVersion) FROM documento_emitido d WHERE d.solicitudId = f.id AND d.tipo = 'solicitud') AND NOT EXISTS
      (SELECT 1 FROM evento y WHERE y.planId = f.planId AND y.personaId = f.personaId AND y.tipo IN ('CONYUGE', 'FINANZAS', 'REFERENCIA', 'REFERENCIA-CONFIRMADA')
        AND y.id > (SELECT COALESCE(MAX(z.id), 0) FROM evento z WHERE z.planId = f.planId AND z.personaId = f.personaId AND z.tipo = 'SOLICITUD-GENERADA')) AS proforma
      FROM carpeta c JOIN adjudicacion j ON j.id = c.adjudicacionId JOIN plan_ahorro l ON l.id = c.planId JOIN grupo g ON g.id = l.grupoId
      JOIN asamblea s ON s.id = j.asambleaId JOIN plan_titular t ON t.planId = c.planId AND t.hasta IS NULL JOIN persona n ON n.id = t.personaId
      LEFT JOIN carpeta_envio e ON e.id = (SELECT MAX(x.id) FROM carpeta_envio x WHERE x.carpetaId = c.id)
      LEFT JOIN usuario u ON u.id = e.enviadaPor LEFT JOIN usuario v ON v.id = j.ejecutivoId
      LEFT JOIN riesgo_plan r ON r.carpetaId = c.id AND r.personaId = t.personaId AND r.puntaje IS NOT NULL
      LEFT JOIN solicitud f ON f.planId = c.planId AND f.personaId = t.personaId AND f.rol = 'titular' AND f.reemplazadaEn IS NULL
      WHERE c.id IN (SELECT q.id FROM carpeta q JOIN adjudicacion a ON a.id = q.adjudicacionId AND a.estado = 'ADJ'
        WHERE q.idDepartamento = '004' ORDER BY q.id LIMIT 10) ORDER BY c.id`,
    count: `SELECT COUNT(*) AS total FROM carpeta q JOIN adjudicacion a ON a.id = q.adjudicacionId AND a.estado = 'ADJ'
      WHERE q.idDepartamento = '004'`,
    asks: [],
  },
  '/visor': {
    rows: `SELECT j.fecha, l.idCodigo, l.codigo, g.grupo, g.productoCodigo, o.nombre AS producto, c.*, ${PERSON}, d.nombre AS departamento,
      s.estadoSol, ${NAME('u')} FROM adjudicacion j JOIN carpeta c ON c.adjudicacionId = j.id JOIN plan_ahorro l ON l.id = j.planId JOIN grupo g ON g.id = l.grupoId
      JOIN producto o ON o.codigo = g.productoCodigo JOIN plan_titular h ON h.planId = j.planId AND h.hasta IS NULL JOIN persona n ON n.id = h.personaId
      LEFT JOIN departamento d ON d.codigo = c.idDepartamento LEFT JOIN usuario u ON u.id = j.ejecutivoId
      LEFT JOIN solicitud s ON s.planId = l.id AND s.rol = 'titular' AND s.reemplazadaEn IS NULL
      WHERE j.id IN (SELECT id FROM adjudicacion WHERE estado = 'ADJ' ORDER BY fecha DESC, id DESC LIMIT 10) ORDER BY j.fecha DESC, j.id DESC`,
    count:
      "SELECT COUNT(*) AS total FROM adjudicacion j JOIN carpeta c ON c.adjudicacionId = j.id WHERE j.estado = 'ADJ'",
    asks: [],
  },
  '/adjudicados': {
    rows: `SELECT j.*, l.idCodigo, l.codigo, l.monto, g.grupo, s.grupoId, s.numeroAsamblea, a.id AS reemplazadaPor, ${NAME('w')},
      c.estadoDocumentos, c.idDepartamento, c.documentosListos, c.documentosTotal, d.nombre AS departamento, n.correo, ${PERSON},
      st.guardadaEn, st.estadoCivil, st.separacionBienes, st.situacionLaboral, y.id AS conyuge, z.id AS finanzas, x.id AS depositario,
      sg.id AS garante, sg.guardadaEn AS garanteGuardadaEn, ${['R', 'C', 'B'].map(references).join(', ')}, ${NAME('u')}
      FROM adjudicacion j JOIN plan_ahorro l ON l.id = j.planId JOIN persona n ON n.id = j.personaId JOIN asamblea s ON s.id = j.asambleaId
      JOIN grupo g ON g.id = s.grupoId LEFT JOIN carpeta c ON c.adjudicacionId = j.id LEFT JOIN usuario u ON u.id = j.ejecutivoId
      LEFT JOIN adjudicacion a ON a.reemplazaA = j.id LEFT JOIN usuario w ON w.id = j.retiradoPor
      LEFT JOIN departamento d ON d.codigo = c.idDepartamento
      LEFT JOIN solicitud st ON st.planId = j.planId AND st.rol = 'titular' AND st.reemplazadaEn IS NULL
      LEFT JOIN solicitud sg ON sg.planId = j.planId AND sg.rol = 'garante' AND sg.reemplazadaEn IS NULL
      LEFT JOIN conyuge y ON y.solicitudId = st.id LEFT JOIN finanzas z ON z.solicitudId = st.id LEFT JOIN depositario x ON x.planId = j.planId
      WHERE j.id IN (SELECT id FROM adjudicacion ORDER BY fecha DESC, id DESC LIMIT 10) ORDER BY j.fecha DESC, j.id DESC`,
    count: 'SELECT COUNT(*) AS total FROM adjudicacion',
    asks: [],
  },
  '/documentos': {
    rows: `SELECT d.*, l.idCodigo, t.codigo, t.nombre, t.formato, t.orden, t.departamento, v.id AS versionId, v.paginas, a.nombre AS archivo,
      a.tipo AS tipoArchivo, a.longitud, ${PERSON}, s.personaId AS sPersonaId, s.nombres AS sNombres, y.identificacion AS yIdentificacion,
      y.nombres AS yNombres, e.identificacion AS eIdentificacion, e.nombres AS eNombres, c.idDepartamento, j.ejecutivoId, ${NAME('u')}, ${NAME('w')}
      FROM plan_ahorro l JOIN documento d ON d.planId = l.id JOIN tipo_documento t ON t.id = d.tipoId
      LEFT JOIN adjudicacion j ON j.planId = l.id AND j.estado = 'ADJ' LEFT JOIN carpeta c ON c.adjudicacionId = j.id
      LEFT JOIN documento_version v ON v.documentoId = d.id AND v.numero = d.versionArchivo LEFT JOIN archivo a ON a.id = d.archivoId
      LEFT JOIN persona n ON n.id = d.personaId
      LEFT JOIN solicitud s ON s.planId = l.id AND s.reemplazadaEn IS NULL AND d.dueno <> 5
        AND s.rol = CASE WHEN d.dueno IN (1, 2) THEN 'titular' ELSE 'garante' END
      LEFT JOIN conyuge y ON y.solicitudId = s.id AND d.dueno IN (2, 4) LEFT JOIN depositario e ON e.planId = l.id AND d.dueno = 5
      LEFT JOIN usuario u ON u.id = d.subidoPor LEFT JOIN usuario w ON w.id = d.decididoPor
      WHERE l.idCodigo = ? AND d.reemplazadaEn IS NULL ORDER BY t.orden, d.id LIMIT 10`,
    count: `SELECT COUNT(*) AS total FROM plan_ahorro l JOIN documento d ON d.planId = l.id WHERE l.idCodigo = ? AND d.reemplazadaEn IS NULL`,
    asks: ['plan'],
  },
  '/pagares': {
    rows: `SELECT n.id, n.estado, n.cedulaCliente, n.nombresCliente, n.fechaEmision, n.fechaInicial, n.plazo, n.monto, n.generadoPor,
      n.actualizadoPor, n.version, n.representanteNombre, l.idCodigo, c.nombre AS ciudad, j.id AS vigente, r.id AS prenda, r.guardadaPor
      FROM pagare n JOIN plan_ahorro l ON l.id = n.planId LEFT JOIN ciudad c ON c.codigo = n.lugarEmision
      LEFT JOIN adjudicacion j ON j.planId = n.planId AND j.estado = 'ADJ' LEFT JOIN prenda r ON r.pagareId = n.id
      WHERE n.id IN (SELECT id FROM pagare ORDER BY id DESC LIMIT 10) ORDER BY n.id DESC`,
    count: 'SELECT COUNT(*) AS total FROM pagare',
    asks: [],
  },
  '/prendas': {
    rows: `SELECT n.id, r.id AS prendaId, n.cedulaCliente, n.nombresCliente, n.estado, l.idCodigo, r.fechaEmision, r.tipoGarantia, r.version
      FROM pagare n JOIN plan_ahorro l ON l.id = n.planId LEFT JOIN prenda r ON r.pagareId = n.id
      WHERE n.id IN (SELECT id FROM pagare ORDER BY id DESC LIMIT 10) ORDER BY n.id DESC`,
    count: 'SELECT COUNT(*) AS total FROM pagare',
    asks: [],
  },
  '/contratos': {
    rows: `SELECT c.id, c.productoCodigo, c.estado, c.creadoEn, c.enviadoEn, c.aprobadoEn, c.rechazadoEn, c.motivo, c.version, l.idCodigo,
      j.estado AS estadoAdjudicacion, j.ejecutivoId, ${PERSON}, ${['x', 'e', 's', 'a', 'r'].map(NAME).join(', ')},
      (SELECT GROUP_CONCAT(b.bloque || ' ' || b.estado || ' ' || t.escritoPor) FROM contrato_bloque b
        JOIN contrato_texto t ON t.bloqueId = b.id AND t.numero = b.numero WHERE b.contratoId = c.id) AS bloques
      FROM contrato c JOIN persona n ON n.id = c.personaId JOIN plan_ahorro l ON l.id = c.planId JOIN adjudicacion j ON j.id = c.adjudicacionId
      LEFT JOIN usuario x ON x.id = c.creadoPor LEFT JOIN usuario e ON e.id = c.editadoPor LEFT JOIN usuario s ON s.id = c.enviadoPor
      LEFT JOIN usuario a ON a.id = c.aprobadoPor LEFT JOIN usuario r ON r.id = c.rechazadoPor
      WHERE c.id IN (SELECT id FROM contrato ORDER BY creadoEn DESC, id DESC LIMIT 10) ORDER BY c.creadoEn DESC, c.id DESC`,
    count: 'SELECT COUNT(*) AS total FROM contrato',
    asks: [],
  },
  '/formatos': {
    rows: `SELECT f.id, f.bloque, f.codigo, f.numero, f.nombre, f.producto, f.estadoCivil, f.separacionBienes, f.garantia, f.garante, f.estadoBien,
      f.motivo, f.estado, f.vigenteDesde, f.vigenteHasta, f.creadoPor, f.escritoPor, f.escritoEn, f.decididoPor, f.decididoEn,
      f.motivoDescarte, f.version, ${['u', 'w'].map(NAME).join(', ')}
      FROM formato f LEFT JOIN usuario u ON u.id = f.escritoPor LEFT JOIN usuario w ON w.id = f.decididoPor
      WHERE f.id IN (SELECT id FROM formato ORDER BY codigo, id LIMIT 10) ORDER BY f.codigo, f.id`,
    count: 'SELECT COUNT(*) AS total FROM formato',
    asks: [],
  },
  '/avisos': {
    rows: `SELECT * FROM notificacion WHERE usuarioId = (SELECT id FROM usuario WHERE usuario = ?) ORDER BY creadaEn DESC, id DESC LIMIT 10`,
    count: `SELECT COUNT(*) AS total FROM notificacion WHERE usuarioId = (SELECT id FROM usuario WHERE usuario = ?)`,
    asks: ['usuario'],
  },
};

export const rawLists = (db) =>
  Object.fromEntries(
    Object.entries(LISTS).map(([path, { rows, count, asks }]) => {
      const [page, total] = [db.prepare(rows), db.prepare(count)];
      return [
        path,
        (query) => {
          const values = asks.map((name) => query.get(name));
          return { rows: page.all(...values), ...total.get(...values) };
        },
      ];
    }),
  );
