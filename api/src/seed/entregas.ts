import { codigosDePrueba, comoFecha, fechaLarga, hoyEn } from '@adjudica/domain';
import { listaDe, subir } from './carpetas';
import type { Caso } from './caso';
import { MOTIVO_DE_RETIRO } from './compras';
import { confirmado } from './reglas';

const textoDe = (idCodigo: string, fecha: string): string =>
  `<p style="text-align: right">Quito, ${fechaLarga(comoFecha(fecha))}</p><p>Señores<br>Concesionario<br>Presente</p><p>De nuestra consideración:</p><p style="text-align: justify">Por medio de la presente autorizamos la salida del vehículo adjudicado en el plan <strong>${idCodigo}</strong> y su entrega al titular, previa verificación de su identidad.</p><p>Atentamente,</p>`;

export async function generarCarta(caso: Caso): Promise<void> {
  const { entorno, expediente, premio } = caso;
  const texto = textoDe(premio.idCodigo, hoyEn(entorno.clock.now()));
  const cuerpo = { texto, version: caso.carta, ...confirmado('carta') };
  caso.carta = (await expediente.cartas.generar(entorno.gente.jefatura, premio.idCodigo, cuerpo)).version;
}

export async function rechazarCarta(caso: Caso): Promise<void> {
  const { carta: version, entorno, expediente, premio } = caso;
  const cuerpo = { texto: 'Falta el número de la placa.', version };
  caso.carta = (await expediente.cartas.rechazar(entorno.gente.jefatura, premio.idCodigo, cuerpo)).version;
}

/** With its delivery act and photo. */
export async function entregar(caso: Caso): Promise<void> {
  const { carta: version, entorno, expediente, premio } = caso;
  const pruebas = (await listaDe(caso)).filter(({ tipo }) => codigosDePrueba.some((codigo) => codigo === tipo.codigo));
  for (const prueba of pruebas) await subir(caso, prueba);
  const fecha = hoyEn(entorno.clock.now());
  await expediente.cartas.entregar(premio.ejecutivo, premio.idCodigo, { fecha, version, ...confirmado('entrega') });
}

export const retirar = async ({ entorno, premio: { adjudicacionId } }: Caso): Promise<void> => {
  await entorno.application.adjudicaciones.retirar(entorno.gente.jefatura, adjudicacionId, {
    motivo: MOTIVO_DE_RETIRO,
    version: 1,
  });
};
