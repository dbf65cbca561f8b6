"""Long passwords that everybody thinks of, in lower case: what a guesser tries first. Shorter ones are refused."""

_LISTED = """
0000000000 0123456789 0987654321 1111111111 11111111111 1122334455 123123123123 123321123321
1234512345 1234554321 123456123456 1234567890 12345678900 12345678910 1234567891 1234567899 123456789a 123456789q
123456789z 123454321a 1234qwerasdf 123qweasdzxc 147258369a 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3edc 1qazxsw23edc
5555555555 9876543210 9999999999 a123456789 aaaaaaaaaa abc1234567 abcd123456 abcdefghij administrator
asdfghjkl1 asdfghjkl; basketball changeme123 chocolate1 correcthorse correcthorsebatterystaple football123
iloveyou12 iloveyou123 letmein123 liverpool1 manchester master1234 michael123 minecraft1 monkey1234 password00
password01 password10 password11 password12 password123 password1234 password12345 password123456 passwordpassword
princess123 q1w2e3r4t5 q1w2e3r4t5y6 qazwsxedcrfv qwaszx1234 qwer123456 qwert12345 qwerty1234 qwerty12345
qwerty123456 qwertyqwerty qwertyuiop qwertyuiop1 qwertzuiop starwars123 sunshine123 superman123 trustno1trustno1
unbelievable welcome123 welcome1234 zaqwsxcde1 zxcvbnm123 zxcvbnm1234
"""

COMMON_PASSWORDS = frozenset(_LISTED.split())
