/** Invented accounts of the sandbox, the same at each sign-in site it simulates. */
export type TestPerson = { readonly id: string; readonly name: string; readonly email: string };

const person = (id: string, name: string): TestPerson => ({
  id,
  name,
  email: `${id}@sandbox.example`,
});

export const TEST_PEOPLE: readonly TestPerson[] = [
  person('test-one', 'Test One'),
  person('test-two', 'Test Two'),
  person('test-three', 'Test Three'),
  person('test-four', 'Test Four'),
  person('test-five', 'Test Five'),
];
