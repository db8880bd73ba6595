import { cabeceraDeContrato, type DatosDeContrato, formularioDeContrato, hoyEn, LEG, propios } from '@adjudica/domain';
import { RecordDialog } from '../../ui/form/RecordDialog';
import { useShownRecord } from '../../ui/show/useShownRecord';
import { RECURSO } from './rutas';
import type { BaseDeContrato, ContratoDetalle } from './tipos';

const spans = { disolucionConyugal: 'all', poderConyuge: 'all', apoderado: 'all' } as const;

interface CabeceraProps {
  /** `null` = it is made. */
  readonly contrato: ContratoDetalle | null;
  readonly onGuardado: (contrato: ContratoDetalle) => void;
  readonly onClose: () => void;
}

/** LEG-589, LEG-608, LEG-612, of the `base-de-contrato` around it: who signs and how, as the application says it until somebody says otherwise. */
export function Cabecera({ contrato, onGuardado, onClose }: CabeceraProps) {
  const base = useShownRecord<BaseDeContrato>();
  const inicial = Object.fromEntries(formularioDeContrato.nombres.map((nombre) => [nombre, base[nombre]]));
  return (
    <RecordDialog<DatosDeContrato, unknown, ContratoDetalle>
      title={contrato === null ? propios.contratoCrear : propios.contratoDatos}
      fields={cabeceraDeContrato({
        estadoBien: base.estadoDelBien,
        conPagare: base.conPagare,
        hoy: hoyEn(new Date()),
      })}
      resource={RECURSO}
      record={contrato}
      initial={inicial}
      owner={{ idCodigo: base.id }}
      spans={spans}
      canEdit
      success={contrato === null ? LEG.contratoCreado : LEG.contratoActualizado}
      onSaved={onGuardado}
      onClose={onClose}
    />
  );
}
