import { cabeceraDeContrato, type DatosDeContrato, formularioDeContrato, LEG, propios } from '@adjudica/domain';
import { RegistroDialog } from '../../ui/formulario/RegistroDialog';
import { useShownRecord } from '../../ui/show/useShownRecord';
import { RECURSO } from './rutas';
import type { BaseDeContrato, ContratoDetalle } from './tipos';

const anchos = { disolucionConyugal: 'todo', poderConyuge: 'todo', apoderado: 'todo' } as const;

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
    <RegistroDialog<DatosDeContrato, ContratoDetalle>
      titulo={contrato === null ? propios.contratoCrear : propios.contratoDatos}
      formulario={cabeceraDeContrato({ estadoBien: base.estadoDelBien })}
      recurso={RECURSO}
      registro={contrato}
      inicial={inicial}
      dueno={{ idCodigo: base.id }}
      anchos={anchos}
      puedeEditar
      exito={contrato === null ? LEG.contratoCreado : LEG.contratoActualizado}
      onGuardado={onGuardado}
      onClose={onClose}
    />
  );
}
