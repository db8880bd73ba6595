/** Help inside the screens: how it is done (docs/manual), what words mean, keys, what is new. */
export const ayuda = 'Ayuda';
export const ayudaComo = 'Cómo se hace';
export const ayudaPalabras = 'Qué significa';
export const ayudaNovedades = 'Novedades';
export const ayudaAqui = 'En esta pantalla';
export const ayudaSuTrabajo = 'Su trabajo, paso a paso';
export const ayudaBuscarPalabra = 'Buscar una palabra';
export const ayudaSinPalabra = (texto: string): string => `No se encontró «${texto}».`;

export const atajosDeTeclado = 'Atajos de teclado';
export const atajos: readonly (readonly [tecla: string, efecto: string])[] = [
  ['Ctrl K', 'Buscar en todo y hacer: «registrar llamada», «nueva fecha»'],
  ['j', 'Fila siguiente de la lista'],
  ['k', 'Fila anterior de la lista'],
  ['Enter', 'Abrir la fila'],
  ['a', 'Hacer lo que pide la fila. En una decisión abierta al lado, ir al botón Aprobar'],
  ['Esc', 'Cerrar lo que está abierto'],
  ['/', 'Buscar en la lista'],
  ['?', 'Esta ayuda'],
];

/** In the order of the alphabet. */
export const palabrasDeLaOficina: readonly (readonly [palabra: string, significado: string])[] = [
  ['Acta', 'Documento que registra lo que decidió una asamblea. Al emitirla, las adjudicaciones quedan firmes.'],
  ['Adenda', 'Documento numerado que cambia un contrato ya aprobado.'],
  ['Adjudicación', 'Derecho de un plan a recibir su bien, por sorteo, oferta o entrega.'],
  ['Carpeta', 'Solicitud, datos financieros, referencias y documentos con los que Riesgo decide si aprueba al socio.'],
  [
    'Carta de salida',
    'Documento con el que el concesionario entrega el vehículo al socio. La genera Jefatura de Adjudicaciones.',
  ],
  ['Cesión', 'Traspaso de un plan a otro titular.'],
  ['Constancia', 'Copia certificada de lo que consta de una asamblea: lista, actas, copias enviadas y correcciones.'],
  [
    'Cuota vencida',
    'Cuota que no se pagó hasta su fecha. Con ella el plan no participa, salvo que la regla lo permita.',
  ],
  ['Depositario', 'Persona que responde por el vehículo prendado mientras se paga.'],
  ['Entrega', 'Día en que el socio recibe el bien, con acta firmada y foto.'],
  ['Excepción', 'Decisión de Riesgo de seguir con un puntaje menor que el mínimo. Lleva motivo y nombre.'],
  ['Fuente del sorteo', 'De dónde saldrá el número: bombo de la notaría, Lotería Nacional o faro público.'],
  ['Garante', 'Persona que paga si el socio no paga.'],
  ['Huella', 'Código de 64 letras y números de un archivo. Si el archivo cambia en algo, su huella cambia.'],
  [
    'Instalar la asamblea',
    'Cerrar la lista de participantes al comenzar la asamblea. Después no cambian ni la fecha ni la lista.',
  ],
  ['Medio de aprobación', 'Ficha del bien que el socio quiere, con valor, costos y seguro. Riesgo la acepta o no.'],
  ['Oferta', 'Adjudicación a quien ofrece más cuotas por adelantado.'],
  ['Orden de compra', 'Pedido al concesionario para que reserve el vehículo. Jefatura la aprueba.'],
  [
    'Orden de pago',
    'Pedido de pagar al concesionario una orden de compra aprobada. El documento se titula «Solicitud de pago».',
  ],
  ['Pagaré', 'Promesa escrita del socio de pagar el saldo en cuotas.'],
  ['Prenda', 'Garantía sobre el vehículo. Se aprueba junto con el pagaré.'],
  [
    'Promesa',
    'Último día en que el contrato obliga a entregar el bien, contado en días hábiles desde la adjudicación.',
  ],
  ['Puntaje', 'Suma de lo que la política de riesgo mide del socio y del garante.'],
  ['Recorrido', 'Los doce pasos de un plan adjudicado, de la adjudicación a la entrega.'],
  ['Retiro', 'Fin de una adjudicación antes de la entrega. El puesto puede darse a otro plan del grupo.'],
  ['RSA', 'Departamento que da seguimiento a los socios y registra sus comentarios.'],
];

/** Newest first; the day is that of the release. */
export const novedades: readonly (readonly [dia: string, texto: string])[] = [
  ['30/11/2026', 'El primer ingreso empieza con una visita guiada, que también se abre desde la Ayuda.'],
  ['30/11/2026', 'CasaPlan tiene su grupo en el menú, y sus cifras dicen qué tipo de inmueble se entregó.'],
  ['30/11/2026', 'Decisiones por tomar: cada trámite se lee y se aprueba al lado de la lista.'],
  ['30/11/2026', 'Ayuda en cada pantalla: el paso del manual, el significado de las palabras y los atajos.'],
  ['30/11/2026', 'Ctrl K también actúa: registrar una llamada, asignar un ejecutivo, poner una nueva fecha.'],
  ['30/11/2026', 'Pedir algo a un colega, escribir notas que le avisan, y cubrir ausencias de un día a otro.'],
  ['30/11/2026', 'Los correos a socios dicen qué documentos traer y hasta cuándo se entrega el bien.'],
  ['28/11/2026', 'Antes de aprobar, pagar o entregar se ve lo que falta y lo que no coincide entre documentos.'],
  ['28/11/2026', 'Adendas de contrato, copias firmadas y paquete de documentos para la firma.'],
];
