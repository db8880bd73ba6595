import { screen, waitFor } from '@testing-library/react';

/** Until it is known whether a draft waits: only then a form can be edited. Nothing to wait for where there is no 'Editar'. */
export async function draftIsKnown(): Promise<void> {
  await waitFor(() => {
    for (const editar of screen.queryAllByRole('button', { name: 'Editar' })) expect(editar).toBeEnabled();
  });
}
