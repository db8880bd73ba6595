import { admiteConyuge, aNumero, esAjeno, hoyEn, mensajes, motivoDeNoEnviar, porHacer, puede } from '@adjudica/domain';
import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import type { Clock } from '../../clock';
import { type CarpetaStore, hechosDeEscritura } from '../carpeta';
import { nombreDeCliente } from '../persona';
import { cuentaDe, importadoDe, type PlanRow, type PlanStore, planDeCliente } from '../plan';
import type { CarpetaDePlan, DiferenciaDeCuenta, EstadoDePlan } from './expediente.dto';
import { type ExpedienteDePlan, nombreDeclarado } from './expediente.plan';

/** A plan on the client's status page, judged by the rules of the domain. */
export class ExpedienteService {
  constructor(
    private readonly planes: PlanStore,
    private readonly carpetas: CarpetaStore,
    private readonly expedientes: Pick<ExpedienteDePlan, 'de'>,
    private readonly accesos: AccessLog,
    private readonly clock: Clock,
  ) {}

  /** Seven statements for any plan. Leaves an access row. @throws 404. */
  async get(actor: Actor, idCodigo: string): Promise<EstadoDePlan> {
    const row = await this.planes.getWithCuenta(idCodigo);
    const expediente = await this.expedientes.de(row);
    this.accesos.record(actor, { operacion: 'leer', recurso: 'plan', recursoId: idCodigo });

    const { titular, garante, datos, datosDelGarante, estadoSol, estado, avance, faltantes, requisitos } = expediente;
    const cuenta = cuentaDe(row, hoyEn(this.clock.now()));
    const carpeta = carpetaDe(row, estado, expediente.hojaDeDecision);
    const motivoNoEditar = puede(actor, 'solicitud:escribir')
      ? (this.carpetas.writeRefusal(row, actor)?.title ?? null)
      : mensajes.propios.sinPermiso;
    const motivoSuspension = this.carpetas.suspensionRefusal(row)?.title ?? null;
    const motivoNoEnviar =
      motivoDeNoEnviar({ idDepartamento: carpeta?.idDepartamento, estadoSol, estado }, actor) ?? motivoSuspension;
    return {
      id: idCodigo,
      ...planDeCliente(row, cuenta),
      titular: { identificacion: row.identificacion, nombreCompleto: nombreDeCliente(row) },
      carpeta,
      numAprobacion: titular?.numAprobacion ?? garante?.numAprobacion ?? null,
      estadoSol,
      estadoCivil: datos.estadoCivil,
      separacionBienes: datos.separacionBienes,
      situacionLaboral: datos.situacionLaboral,
      garante: garante &&
        datosDelGarante && {
          identificacion: garante.identificacion,
          nombreCompleto: nombreDeclarado(datosDelGarante),
          admiteConyuge: admiteConyuge(datosDelGarante),
          motivoSuspension: this.carpetas.suspensionRefusal(row, garante.personaId)?.title ?? null,
        },
      riesgo: avance.riesgo,
      excepcion: avance.excepcion,
      conBien: carpeta === null ? null : avance.conBien,
      medioAprobado: expediente.medioAprobado,
      porHacer: porHacer(avance.legal),
      ejecutivo: row.ejecutivoNombre === null ? null : `${row.ejecutivoNombre} ${row.ejecutivoApellido}`.trim(),
      ajeno: esAjeno(hechosDeEscritura(row), actor),
      faltantes: [...faltantes],
      requisitos,
      puedeEditar: motivoNoEditar === null,
      motivoNoEditar,
      puedeEnviar: motivoNoEnviar === null,
      motivoNoEnviar,
      motivoSuspension,
      diferencias: cuenta.diferencias.map((campo): DiferenciaDeCuenta => {
        const importado = importadoDe(row);
        return campo === 'saldo'
          ? { campo, importado: aNumero(importado.saldo), segunMovimientos: aNumero(cuenta.saldo) }
          : { campo, importado: importado.cuotasPagadas, segunMovimientos: cuenta.cuotasPagadas };
      }),
    };
  }
}

const carpetaDe = (row: PlanRow, estado: string, hojaDeDecision: number | null): CarpetaDePlan | null =>
  row.carpetaId === null
    ? null
    : {
        idDepartamento: row.idDepartamento,
        departamento: row.departamento,
        estado,
        hojaDeDecision,
        version: row.carpetaVersion as number,
      };
