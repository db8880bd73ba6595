import { formularioDeDepositario, mensajes } from '@adjudica/domain';
import { AvisoDeOtraPersona } from '../../ui/AvisoDeOtraPersona';
import { Ficha } from '../../ui/formulario/Ficha';
import { SeccionDeCampos } from '../../ui/formulario/SeccionDeCampos';
import { avisoDeIdentificacion } from '../../ui/formulario/tabla';

const avisos = { identificacion: avisoDeIdentificacion };
const anchos = { direccion: 2 } as const;

/** Keeper of the plan's good (EST-511, EST-533…539). */
export default function DepositarioTab({ estado }: { readonly estado: { readonly idCodigo: string } }) {
  return (
    <Ficha
      formulario={formularioDeDepositario}
      contexto={null}
      id={estado.idCodigo}
      avisos={avisos}
      vacio="Sin depositario registrado"
      exito={mensajes.EST.informacionGuardada}
    >
      <AvisoDeOtraPersona nombreDe={({ nombres, apellidos }) => (nombres ? `${nombres} ${apellidos ?? ''}` : null)} />
      <SeccionDeCampos seccion="depositario" anchos={anchos} />
    </Ficha>
  );
}
