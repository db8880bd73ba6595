/** Approval. `cuando`: 'DD/MM/YYYY HH:mm'. */

export const medioEnEspera = 'En espera';
export const medioEnviado = 'Enviado';
export const medioAprobado = 'Aprobado';
export const planRepetido = 'El plan está repetido';
export const maximoDePlanes = (n: number): string => `Puede elegir hasta ${n} planes`;
export const planDeOtroCliente = (idCodigo: string): string => `El plan ${idCodigo} no es de este cliente`;
export const planDeOtroProducto = 'Los planes deben ser del mismo producto';
export const planSinFechaDeAdjudicacion = 'El plan no tiene fecha de adjudicación';
export const planEnOtroMedio = (idCodigo: string, medio: number): string =>
  `El plan ${idCodigo} ya está en el medio de aprobación No. ${medio}`;
export const planEnElMedio = (medio: number): string => `Está en el medio de aprobación No. ${medio}`;
export const medioSinPlanVigente = 'Un plan del medio de aprobación ya no está adjudicado al cliente';
export const diferenciaDistinta = 'La diferencia no coincide con el valor menos los planes';
export const modeloDeOtraMarca = 'El modelo no es de la marca elegida';
export const polizaHasta = 'La fecha final debe ser posterior a la inicial';
export const dispositivoInactivo = 'El dispositivo está inactivo';
export const fichaOIdFicha = 'Envíe la ficha del bien o el número de una ya guardada';
export const fichaEnUso = (medio: number): string => `La ficha ya es del medio de aprobación No. ${medio}`;
export const fichaDeOtroCliente = 'La ficha es de otro cliente o de otro producto';
export const medioYaEnviado = (quien: string, cuando: string): string =>
  `Ya está en riesgo: lo envió ${quien} el ${cuando}`;
export const medioYaAprobado = (quien: string, cuando: string): string =>
  `El medio ya fue aprobado por ${quien} el ${cuando}`;
export const medioYaRechazado = (quien: string, cuando: string): string =>
  `El medio ya fue marcado como no aprobado por ${quien} el ${cuando}`;
export const medioSinEnviar = 'El medio de aprobación no ha sido enviado a riesgo';
export const medioNoRechazado = 'Solo un medio no aprobado se reemplaza por uno nuevo';
export const medioYaReemplazado = (medio: number): string => `Ya lo reemplaza el medio de aprobación No. ${medio}`;
export const medioConOrden = 'El medio ya tiene una orden de compra';
export const bienYaEntregado = (quien: string, cuando: string): string =>
  `El bien ya se entregó: lo registró ${quien} el ${cuando}. Su medio de aprobación y su ficha ya no cambian`;
export const bienEntregado = 'El bien ya se entregó: su medio de aprobación y su ficha ya no cambian';
export const medioDeOtroEjecutivo = 'El medio de aprobación está asignado a otro ejecutivo';
export const medioDeOtroCliente = 'El medio de aprobación es de otro cliente';
export const medioYaAsignado = (quien: string): string => `El medio ya está asignado a ${quien}`;
export const saldoDatoDistinto = 'No coincide con lo registrado del plan';
export const avisoDeMedioAprobado = 'Medio de aprobación aceptado';
export const avisoDeMedioAsignado = 'Medio de aprobación asignado';
export const medioDe = (medio: number, planes: string, cliente: string, quien: string): string =>
  `Medio No. ${medio} de ${cliente} (${planes}), por ${quien}`;
export const medioNumero = (medio: number): string => `Medio No. ${medio}`;
// comparison
export const medioPrecioDeLista = 'Precio de lista';
export const medioSinLista = 'No consta en las listas de precios';
export const medioValorSolicitado = 'Valor en la solicitud';
export const medioSinSolicitado = 'La solicitud no indica el valor del bien';
export const medioPide = (desvio: string): string => `El medio pide ${desvio}`;
export const medioPideLoMismo = 'El medio pide lo mismo';
export const medioProforma = 'Proforma';
export const medioSinProforma = 'Sin documento de proforma';
export const medioProformaSinSubir = 'sin subir';
export const medioProformaSinRevisar = 'por revisar';
export const medioProformaAceptada = 'revisada';
export const medioProformaRechazada = 'rechazada';
export const medioConExcepcion = 'Con excepción';
export const medioAnteriores = 'Medios anteriores';
export const medioSinAnteriores = 'Ninguno';
export const medioDeLista = (precio: string): string => `del precio de lista (${precio})`;
export const medioDeSolicitud = (precio: string): string => `del valor de la solicitud (${precio})`;
export const medioValorLejano = (valor: string, de: readonly string[]): string =>
  `El valor ${valor} está lejos ${de.join(' y ')}`;
export const medioConfirmeValor = 'Confirme que revisó el valor del bien';
export const medioApruebaElValor = 'Revisé el valor del bien y lo acepto así';
export const medioValorConfirmado = (lejano: string): string => `${lejano}. Confirmado`;
export const medioParaDecidir = 'Para decidir';
