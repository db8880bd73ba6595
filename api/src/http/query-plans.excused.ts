/** Tables that may be scanned, besides those of the schema `catalogo`. */
export const smallTables: Readonly<Record<string, string>> = {
  usuario: 'The members of staff: some dozens.',
  grupo: 'A group a month at most: 1,200 of them have 200,000 plans.',
  limite: 'A row for each role or user who approves folders.',
  ausencia: 'A row for each absence of who looks after plans.',
  coincidencia: 'A row for each person whose name stands in a control list.',
  delegacion: 'A row for each absence of who approves folders.',
  derecho_titular: 'A row for each request of a person about his data.',
  importacion: 'A row for each file that was imported.',
  operacion_inusual: 'A row for each payment that somebody at risk marked.',
};

const OF_ANOTHER_TABLE =
  'Sorted by a column of another table: with nothing that narrows it the whole list is put in order. It leaves the request thread once it proves slow (db/engine/slow-reads.ts).';
const WALKED =
  'Read in the order of the index of the other table until the page is full (`joinSorted`); only a filter that leaves few rows has them put in order.';
const CALENDAR =
  'The calendar has one row for each assembly: 12,000 beside 200,000 plans. An index for each column of it would cost each act more than they save.';

/** Path → sort or filter → why it may scan its table. */
export const excusedSorts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/adjudicacion': {
    grupo: OF_ANOTHER_TABLE,
    numeroAsamblea: OF_ANOTHER_TABLE,
    idCodigo: WALKED,
    cedula: WALKED,
    nombreCliente: WALKED,
    monto: OF_ANOTHER_TABLE,
    sinSolicitud: 'Whether its application was saved is looked up for each award, by its index.',
  },
  '/auditoria': { ingresos: 'What is no log-in is nearly all of it, and so is counted whole.' },
  '/carta-salida': {
    idCodigo: OF_ANOTHER_TABLE,
    nombreCliente: OF_ANOTHER_TABLE,
    actualizadoDesde:
      'A letter for each good that leaves: while they are few beside the changes of the time asked for, each is looked up in the audit by its index.',
  },
  '/contrato': { idCodigo: OF_ANOTHER_TABLE, nombreCliente: OF_ANOTHER_TABLE },
  '/documentos-cliente': { cedula: WALKED, nombreCompleto: WALKED },
  '/medio-aprobacion': { cedula: OF_ANOTHER_TABLE, nombreCliente: OF_ANOTHER_TABLE },
  '/reporte-control': { '*': 'Reads the index that has the reports alone, a few each year.' },
  '/solicitud-de-pago': { nombreCliente: OF_ANOTHER_TABLE },
  '/asamblea': { '*': CALENDAR },
  '/acta': { '*': CALENDAR },
  '/decision': {
    '*': 'All that waits is put together and in order: as much as people have yet to decide, found by its state.',
  },
  '/importacion/diferencias': { '*': 'Compares every plan with its account, which is what it is asked for.' },
};

/** Lists that need more than a page and its count. */
export const moreStatements: Readonly<Record<string, { most: number; why: string }>> = {
  '/tablero': {
    most: 4,
    why: 'What a figure counts is read first (awards and their deliveries, or steps and their awards), then the clients and the events of the page.',
  },
  '/ejecutivo': {
    most: 4,
    why: 'How many plans each of the page has, and how many tasks of this week.',
  },
  '/suscripcion': {
    most: 3,
    why: 'How many messages of each wait or were given up: one statement for the page.',
  },
  '/carpeta': {
    most: 6,
    why: 'Whether the scores of the page are old: what their rules found, and account, forms and bureau of its plans, four statements for any number of them.',
  },
  '/pagare': {
    most: 4,
    why: 'Persons of the notes of the page that are not approved: those of their cases, and those of their applications.',
  },
  '/referencia': {
    most: 4,
    why: 'Plan and application are read first: what may be done with a reference depends on both.',
  },
};
