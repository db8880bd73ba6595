import { cabeceraDeContrato, type DatosDeContrato, formularioDeContrato, LEG, propios } from '@adjudica/domain';
import { RegistroDialog } from '../../ui/formulario/RegistroDialog';
import { RECURSO } from './rutas';
import type { BaseDeContrato, ContratoDetalle } from './tipos';

const anchos = { disolucionConyugal: 'todo', poderConyuge: 'todo', apoderado: 'todo' } as const;

interface CabeceraProps {
  readonly base: BaseDeContrato;
  /** `null` = it is made. */
  readonly contrato: ContratoDetalle | null;
  readonly onGuardado: (contrato: ContratoDetalle) => void;
  readonly onClose: () => void;
}

/** LEG-589, LEG-608, LEG-612: who signs and how, as the application says it until somebody says otherwise. */
export function Cabecera({ base, contrato, onGuardado, onClose }: CabeceraProps) {
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
