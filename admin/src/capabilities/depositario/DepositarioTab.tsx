import { formularioDeDepositario, mensajes } from '@adjudica/domain';
import type { DepositarioVista } from '../../generated/api';
import { ConRegistro } from '../../ui/formulario/ConRegistro';
import { FormularioEditable } from '../../ui/formulario/FormularioEditable';
import { Procedencia } from '../../ui/formulario/Procedencia';
import { SeccionDeCampos } from '../../ui/formulario/SeccionDeCampos';
import { avisoDeIdentificacion } from '../../ui/formulario/tabla';
import { useEdicion } from '../../ui/formulario/useEdicion';

interface DepositarioTabProps {
  readonly estado: { readonly idCodigo: string };
}

const avisos = { identificacion: avisoDeIdentificacion };
const anchos = { direccion: 2 } as const;

/** Keeper of the plan's good (EST-511, EST-533…539): read until 'Editar', which department 002 does not see while risk holds the folder. */
export default function DepositarioTab({ estado }: DepositarioTabProps) {
  return (
    <ConRegistro<DepositarioVista> recurso="depositario" id={estado.idCodigo}>
      {(registro) => <Formulario key={registro.id} registro={registro} />}
    </ConRegistro>
  );
}

function Formulario({ registro }: { readonly registro: DepositarioVista }) {
  const edicion = useEdicion({
    formulario: formularioDeDepositario,
    contexto: null,
    registro,
    recurso: 'depositario',
    borrador: 'depositario',
    puedeEditar: registro.acciones.includes('guardar'),
    avisos,
    exito: mensajes.EST.informacionGuardada,
  });
  return (
    <FormularioEditable
      edicion={edicion}
      cabecera={<Procedencia registro={registro} vacio="Sin depositario registrado" />}
    >
      <SeccionDeCampos seccion="depositario" anchos={anchos} />
    </FormularioEditable>
  );
}
