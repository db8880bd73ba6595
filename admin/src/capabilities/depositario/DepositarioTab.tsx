import { formularioDeDepositario, mensajes } from '@adjudica/domain';
import { AvisoDeOtraPersona } from '../../ui/AvisoDeOtraPersona';
import { FieldSection } from '../../ui/form/FieldSection';
import { identificationWarning } from '../../ui/form/fields';
import { RecordTab } from '../../ui/form/RecordTab';

const warnings = { identificacion: identificationWarning };
const spans = { direccion: 2 } as const;

/** Keeper of the plan's good (EST-511, EST-533…539). */
export default function DepositarioTab({ estado }: { readonly estado: { readonly idCodigo: string } }) {
  return (
    <RecordTab
      fields={formularioDeDepositario}
      id={estado.idCodigo}
      warnings={warnings}
      empty="Sin depositario registrado"
      success={mensajes.EST.informacionGuardada}
    >
      <AvisoDeOtraPersona nombreDe={({ nombres, apellidos }) => (nombres ? `${nombres} ${apellidos ?? ''}` : null)} />
      <FieldSection section="depositario" spans={spans} />
    </RecordTab>
  );
}
